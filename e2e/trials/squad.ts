/**
 * `pnpm trial:squad [--newest]`: publishes our packages to a registry on this machine, and then follows docs/squad.md, "In a
 * repository of your own", word for word: a new remote outside of this workspace is made, tested, built, shown in a
 * running site with hot reload, published with a token of its own, seen live, and taken back. Fails where a
 * command or a look in the browser does, and where the squad's part takes ten minutes. `--newest` uses the last build of
 * each part.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../ops/bin/find-chromium.mjs';
import { findRepository } from '../../ops/src/common/repository';
import { table } from '../bench/page-table';
import { runCommand, type Place } from '../support/builds/run-command';
import { screenHeading } from '../support/screens';
import { watchConsoleAndNetwork } from '../support/watch-console-and-network';
import { openRegistry } from './squad/registry';
import { openSite, type SquadSite } from './squad/site';

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
async function see(browser: Browser, site: SquadSite, words: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const { heard } = watchConsoleAndNetwork(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/greeting`);
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

/** Shows the page by the link that the dev command prints, and changes its words while a name is typed in. */
async function develop(command: string, place: Place, browser: Browser, site: SquadSite): Promise<void> {
  const server = runCommand(command.replace(/https:\S+/, site.url), place);
  try {
    const page = await measure(command, () => openLink(server.said(/http\S+\/_override\?p=\S+/), browser));
    await page.getByLabel('Your first name').fill('Ada');
    await page.getByText('Good morning, Ada.', { exact: true }).waitFor();
    await measure('a saved change is seen, with what was typed', async () => {
      await change(place.folder, 'Good morning', 'Good evening');
      await page.getByText('Good evening, Ada.', { exact: true }).waitFor();
    });
    await page.context().close();
  } finally {
    await server.stop();
  }
}

async function openLink(link: Promise<RegExpExecArray>, browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${(await link)[0]}&to=/greeting`);
  await screenHeading(page).filter({ hasText: 'Greeting' }).waitFor({ timeout: 120_000 });
  return page;
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
      else if (command.includes(' --against ')) {
        await site.useShell('development');
        await develop(command, place, browser, site);
        await site.useShell('production');
      } else {
        await measure(command, () => runCommand(command, place).done);
        if (!/ (?:publish|rollback) /.test(command)) continue;
        await measure('… seen by a new visit', () => see(browser, site, seen.shift() ?? ''));
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
