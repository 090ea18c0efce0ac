import { parseArgs } from 'node:util';
import { launchChromium } from '../support/launch-chromium';
import { smoke } from './smoke';

/**
 * `pnpm e2e --live https://…`: a smoke run against a running site or a preview of it, which changes nothing there.
 * Exit code 1 when something does not work.
 */
export async function runLive(args: string[]): Promise<void> {
  const { live = '' } = parseArgs({ args, options: { live: { type: 'string' } } }).values;
  if (!/^https?:\/\//.test(live))
    throw new Error('Name the address of a site or a preview: --live https://…');
  const browser = await launchChromium();
  try {
    const { versions, pages, held, notes } = await smoke(browser, live);
    for (const [part, version] of Object.entries(versions)) console.log(`  ${part} ${version}`);
    console.log(`${pages.length} pages visited: ${pages.join(' ')}`);
    for (const request of new Set(held)) console.log(`  not sent: ${request}`);
    for (const note of notes) console.log(`  ✗ ${note}`);
    console.log(notes.length > 0 ? 'It does not work.' : 'Everything works.');
    process.exitCode = notes.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}
