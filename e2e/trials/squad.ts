/**
 * `pnpm trial:squad [--newest]`: publishes our packages to a registry on this machine, and then follows docs/squad.md, "In a
 * repository of your own", word for word: a new remote outside of this workspace is made, tested, built, published with
 * a token of its own, seen live and in a preview, and taken back. Fails where a command or a look in the browser does,
 * and where the squad's part takes ten minutes. `--newest` uses the last build of each part.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../ops/bin/find-chromium.mjs';
import { findRepository } from '../../ops/src/common/repository';
import { table } from '../bench/tables';
import { runCommand, type Place } from '../support/builds/run-command';
import { screenHeading } from '../support/screens';
import { watchConsoleAndNetwork } from '../support/watch-console-and-network';
import { openRegistry } from './squad/registry';
import { openSite } from './squad/site';

const { values } = parseArgs({ options: { newest: { type: 'boolean', default: false } } });
const remote = 'mf-greeting';
const mostMinutes = 10;
const rows: string[][] = [];
let squadMs = 0;

async function measure<Result>(what: string, body: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await body();
  const ms = performance.now() - began;
  rows.push([what, `${(ms / 1000).toFixed(1)} s`]);
  console.log(`${what}: ${(ms / 1000).toFixed(1)} s`);
  squadMs += ms;
  return result;
}

/** The commands of that section of the document, in their order. */
async function readCommands(repository: string): Promise<string[]> {
  const text = await readFile(path.join(repository, 'docs', 'squad.md'), 'utf8');
  const section = text.split('\n## In a repository of your own\n')[1]?.split('\n## ')[0] ?? '';
  const blocks = [...section.matchAll(/\n```(\w*)\n([\s\S]+?)\n```/g)].flatMap(([, language, block = '']) =>
    language ? [] : [block],
  );
  return blocks.flatMap((block) => block.split('\n'));
}

/** Opens the remote's page in a new browser session, and lets it greet by name; a word on the console is a fault. */
async function see(browser: Browser, address: string, words: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const { heard } = watchConsoleAndNetwork(context);
  const page = await context.newPage();
  await page.goto(address);
  await screenHeading(page).filter({ hasText: 'Greeting' }).waitFor();
  await page.getByLabel('Your first name').fill('Ada');
  await page.getByText(`${words}, Ada.`, { exact: true }).waitFor();
  await context.close();
  if (heard().length > 0) throw new Error(`A visit of /greeting was not quiet:\n${heard().join('\n')}`);
}

/** Replaces words in the page's source. */
async function change(folder: string, from: string, to: string): Promise<void> {
  const file = path.join(folder, 'src', 'home', 'home.page.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to));
}

/** Changes the page's words, and shows them by the address that the preview command prints. */
async function preview(command: string, place: Place, browser: Browser): Promise<void> {
  await change(place.folder, 'Good morning', 'Good evening');
  const said = await measure(command, () => runCommand(command, place).done);
  const [address = ''] = /http\S+\/_preview\/\S+/.exec(said) ?? [];
  await see(browser, `${address}?to=/greeting`, 'Good evening');
}

async function main(): Promise<void> {
  const repository = findRepository();
  const folder = await mkdtemp(path.join(tmpdir(), 'ilera-squad-'));
  const commands = await readCommands(repository);
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const registry = await openRegistry(folder);
    closing.unshift(registry.close);
    const tsx = path.join(repository, 'node_modules', '.bin', 'tsx');
    const publishAll = `"${tsx}" ops/src/packages/main.ts "${path.join(folder, 'packages')}" --publish`;
    console.log(await runCommand(publishAll, { folder: repository, env: registry.env }).done);
    const site = await openSite(repository, remote, values.newest);
    closing.unshift(site.close);
    const executablePath = findChromium();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    closing.unshift(() => browser.close());

    const place: Place = { folder, env: { ...registry.env, ...site.env } };
    const seen = ['Good morning', 'Good evening', 'Good morning'];
    for (const command of commands) {
      if (command.startsWith('cd ')) place.folder = path.join(place.folder, command.slice('cd '.length));
      else if (command.includes(' preview ')) await preview(command, place, browser);
      else {
        await measure(command, () => runCommand(command, place).done);
        if (!/ (?:publish|rollback) /.test(command)) continue;
        await measure('… seen by a new visit', () =>
          see(browser, `${site.url}/greeting`, seen.shift() ?? ''),
        );
      }
    }
    if (seen.length > 0) throw new Error(`The document has too few commands: ${seen.join()} was not seen.`);
  } finally {
    for (const close of closing) await close();
  }
  console.log(`\n${table(['a squad', 'takes'], rows)}`);
  const minutes = squadMs / 60_000;
  console.log(`${minutes.toFixed(1)} minutes in all, at most ${mostMinutes}`);
  process.exitCode = minutes <= mostMinutes ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
