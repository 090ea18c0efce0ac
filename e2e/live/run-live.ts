import { parseArgs } from 'node:util';
import { launchChromium } from '../support/launch-chromium';
import { runCandidate } from './run-candidate';
import { smoke } from './smoke';

/**
 * `pnpm e2e --live <store> --with mf-plans [--with …] [--newest]`: tries this checkout's build of some parts
 * beside everything that is live in a store, on an API and a database of its own. `--with
 * mf-x@<version>`: a version that the store has; `--visit /extra/42`: an address of a candidate to open too.
 * `pnpm e2e --live https://…`: a smoke run against a running site, which changes nothing there.
 * Exit code 1 when something does not work.
 */
export async function runLive(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      live: { type: 'string' },
      with: { type: 'string', multiple: true, default: [] },
      visit: { type: 'string', multiple: true, default: [] },
      newest: { type: 'boolean', default: false },
    },
  });
  const { live = '', with: candidates, visit: visits, newest } = values;
  const isAddress = /^https?:\/\//.test(live);
  if (!live || isAddress === candidates.length > 0)
    throw new Error(
      'Either a store and a candidate: --live <folder or s3://…> --with mf-plans, or --with mf-x@<version>\n' +
        'or the address of a site, for a smoke run: --live https://…',
    );
  const notes = isAddress
    ? await runSmoke(live)
    : await runCandidate({ location: live, candidates, newest, visits });
  for (const note of notes) console.log(`  ✗ ${note}`);
  console.log(notes.length > 0 ? 'It does not work.' : 'Everything works.');
  process.exitCode = notes.length > 0 ? 1 : 0;
}

async function runSmoke(address: string): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const { versions, pages, held, notes } = await smoke(browser, address);
    for (const [part, version] of Object.entries(versions)) console.log(`  ${part} ${version}`);
    console.log(`${pages.length} pages visited: ${pages.join(' ')}`);
    for (const request of new Set(held)) console.log(`  not sent: ${request}`);
    return notes;
  } finally {
    await browser.close();
  }
}
