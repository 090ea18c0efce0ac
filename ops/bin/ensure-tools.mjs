// Plain Node: installs the programs that the tests need and npm does not have. Called by
// ops/bin/run-tests.mjs.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { repository } from './prepare.mjs';

/** INSTALL_TOOLS=off installs nothing. */
const mayInstall = process.env.INSTALL_TOOLS !== 'off';
const canInstallDebian = mayInstall && process.getuid?.() === 0 && existsSync('/etc/debian_version');
let listsUpdated = false;

/** Whether a command ended well. It prints nothing, unless `stdio` says so. */
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

/**
 * Installs what is missing of the programs that the tests need, one after the other.
 * @param installed when the packages are there, of which Playwright is one
 */
export async function ensureTools(installed) {
  await ensureChromium(installed);
  await ensureServers();
}

/** A Chromium of the machine, or the one that Playwright downloads. */
async function ensureChromium(installed) {
  await ensureTypeface();
  const isComplete = onPath('chromium-headless-shell') && onPath('chromium');
  if (process.env.PLAYWRIGHT_CHROMIUM_PATH || isComplete || !mayInstall) return;
  console.log('Installing Chromium …');
  // The headless shell for most tests, the whole browser for what only it can do.
  if ((await apt('chromium-headless-shell', 'chromium')) || findChromium()) return;
  await installed;
  const playwright = join(repository, 'e2e', 'node_modules', '.bin', 'playwright');
  await succeeds(playwright, ['install', 'chromium'], { cwd: repository, stdio: 'inherit' });
}

/** A typeface of Arial's metrics, so that a page without its own has the same layout as on most devices. */
async function ensureTypeface() {
  const folders = ['liberation', 'liberation2', 'msttcorefonts'];
  if (!folders.some((name) => existsSync(`/usr/share/fonts/truetype/${name}`)))
    await tryInstall('fonts-liberation');
}

/**
 * PostgreSQL, nginx, and Ceph as an S3 server. Tests that need one that is not installed are skipped, and say
 * so.
 */
async function ensureServers() {
  const versions = '/usr/lib/postgresql';
  const hasPostgres = onPath('initdb') || (existsSync(versions) && readdirSync(versions).length > 0);
  if (!hasPostgres) await tryInstall('postgresql');
  if (!onPath('radosgw')) await tryInstall('radosgw', 'ceph-mon', 'ceph-osd');
  if (!onPath('nginx') && !existsSync('/usr/sbin/nginx')) await tryInstall('nginx-light');
}

/** The programs of this machine on which the result of a test can depend. */
export const machinePrograms = () => [
  findChromium(),
  '/usr/lib/postgresql',
  '/usr/sbin/nginx',
  ...['chromium', 'initdb', 'radosgw', 'nginx', 'docker', 'git'].map(onPath),
];

async function tryInstall(...names) {
  if (!canInstallDebian) return console.log(`No ${names[0]} here: the tests that need it are skipped.`);
  console.log(`Installing ${names.join(', ')} …`);
  if (!(await apt(...names))) console.log(`  not possible here; the tests that need ${names[0]} are skipped`);
}
