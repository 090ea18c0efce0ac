import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { copyRepository, follow, readCommands, readSteps } from '../../docs/tools/recipe';
import { freePort } from '../../ops/src/common/ports';
import { findRepository } from '../../ops/src/common/repository';
import { expect, test } from '../support/test';

// The site under test is the one that the command of the recipe starts.
test.use({ baseURL: undefined });

interface Started {
  child: ChildProcess;
  /** The address that it says the site has. */
  url: string;
}

/** Starts the command of a step in a folder. */
async function start(command: string, folder: string): Promise<Started> {
  const [script, ...named] = command.split(' ').slice(1);
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program, ...words] = scripts[script!]!.split(' ');
  const child = spawn(path.join(folder, 'node_modules', '.bin', program!), [...words, ...named], {
    cwd: folder,
    // What is built of the same sources here is not built again.
    env: {
      ...process.env,
      SITE_PORT: String(await freePort()),
      TURBO_CACHE_DIR: path.join(findRepository(), '.turbo', 'cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const url = /^Site ready at (\S+)/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return { child, url };
    }
  }
  throw new Error(`"${command}" ended without a site:\n${said.join('\n')}`);
}

test.describe('the recipe "Add a page" of the README', () => {
  let copy: string;
  let site: Started;

  test.beforeAll(async () => {
    test.setTimeout(1_200_000);
    copy = copyRepository();
    for (const step of readSteps()) follow(copy, step);
    site = await start(readCommands()[0]!, copy);
  });
  test.afterAll(async () => {
    if (site && site.child.exitCode === null) {
      const ended = once(site.child, 'exit');
      site.child.kill('SIGTERM');
      await ended;
    }
    if (copy) await rm(copy, { recursive: true, force: true });
  });

  test('leads to a page that its first command shows in a browser', async ({ page, quiet }) => {
    quiet.allow(/^console (?:warning|error): .*(?:webpack|HMR|React DevTools)/i);
    await page.goto(`${site.url}/health-plans/compare`);
    await expect(page.getByRole('heading', { level: 1, name: 'Compare plans' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
