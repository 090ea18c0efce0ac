// Plain Node: installs the programs that tests need and npm does not provide.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { repository } from './prepare.mjs';

/** INSTALL_TOOLS=off installs nothing. */
const mayInstall = process.env.INSTALL_TOOLS !== 'off';
const canInstallDebian = mayInstall && process.getuid?.() === 0 && existsSync('/etc/debian_version');
let listsUpdated = false;

/** Whether a command succeeded. It prints nothing, unless `stdio` is set otherwise. */
const succeeds = (program, args, options) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', ...options });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

async function apt(...packages) {
  if (!canInstallDebian) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => succeeds('apt-get', ['-y', '-q', ...args], { env });
  if (!listsUpdated) await run('update');
  listsUpdated = true;
  return run('install', '--no-install-recommends', ...packages);
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find(existsSync);

/** A Chromium of the machine, or the one that Playwright downloads. */
export async function ensureBrowser() {
  await ensureTypeface();
  const isComplete = onPath('chromium-headless-shell') && onPath('chromium');
  if (process.env.PLAYWRIGHT_CHROMIUM_PATH || isComplete || !mayInstall) return;
  console.log('Installing Chromium …');
  // The headless shell for most tests, the full browser for the others.
  if ((await apt('chromium-headless-shell', 'chromium')) || findChromium()) return;
  const playwright = join(repository, 'e2e', 'node_modules', '.bin', 'playwright');
  await succeeds(playwright, ['install', 'chromium'], { cwd: repository, stdio: 'inherit' });
}

/** A typeface of Arial's metrics, so that a page without its own has the same layout as on most devices. */
async function ensureTypeface() {
  const folders = ['liberation', 'liberation2', 'msttcorefonts'];
  if (!folders.some((name) => existsSync(`/usr/share/fonts/truetype/${name}`)))
    await tryInstall('fonts-liberation');
}

/** PostgreSQL and nginx, for slow tests, which are skipped with a message where their program is missing. */
export async function ensureServers() {
  const versions = '/usr/lib/postgresql';
  const hasPostgres = onPath('initdb') || (existsSync(versions) && readdirSync(versions).length > 0);
  if (!hasPostgres) await tryInstall('postgresql');
  if (!onPath('nginx') && !existsSync('/usr/sbin/nginx')) await tryInstall('nginx-light');
}

async function tryInstall(...names) {
  if (!canInstallDebian) return console.log(`No ${names[0]} here: the tests that need it are skipped.`);
  console.log(`Installing ${names.join(', ')} …`);
  if (!(await apt(...names))) console.log(`  not possible here; the tests that need ${names[0]} are skipped`);
}
