// Plain Node: installs the programs that the tests need and npm does not have. Called by
// ops/bin/run-tests.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { repository } from './prepare.mjs';

/** INSTALL_TOOLS=off installs nothing. */
const mayInstall = process.env.INSTALL_TOOLS !== 'off';
const canInstallDebian = mayInstall && process.getuid?.() === 0 && existsSync('/etc/debian_version');
let listsUpdated = false;

function apt(...packages) {
  if (!canInstallDebian) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) =>
    spawnSync('apt-get', ['-y', '-q', ...args], { env, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (!listsUpdated) run('update');
  listsUpdated = true;
  return run('install', '--no-install-recommends', ...packages).status === 0;
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find(existsSync);

/** Path of a Chromium, or undefined: Playwright then uses the one that it has downloaded. */
export function ensureChromium() {
  ensureTypeface();
  const isComplete = onPath('chromium-headless-shell') && onPath('chromium');
  if (process.env.PLAYWRIGHT_CHROMIUM_PATH || isComplete || !mayInstall) return findChromium();
  console.log('Installing Chromium …');
  // The headless shell for most tests, the whole browser for what only it can do.
  if (apt('chromium-headless-shell', 'chromium') || findChromium()) return findChromium();
  const playwright = join(repository, 'e2e', 'node_modules', '.bin', 'playwright');
  spawnSync(playwright, ['install', 'chromium'], { cwd: repository, stdio: 'inherit' });
  return undefined;
}

/** A typeface of Arial's metrics, so that a page without its own has the same layout as on most devices. */
function ensureTypeface() {
  const folders = ['liberation', 'liberation2', 'msttcorefonts'];
  if (!folders.some((name) => existsSync(`/usr/share/fonts/truetype/${name}`)))
    tryInstall('fonts-liberation');
}

/**
 * PostgreSQL, nginx, and Ceph as an S3 server. Tests that need one that is not installed are skipped, and say
 * so.
 */
export function ensureServers() {
  const versions = '/usr/lib/postgresql';
  const hasPostgres = onPath('initdb') || (existsSync(versions) && readdirSync(versions).length > 0);
  if (!hasPostgres) tryInstall('postgresql');
  if (!onPath('radosgw')) tryInstall('radosgw', 'ceph-mon', 'ceph-osd');
  if (!onPath('nginx') && !existsSync('/usr/sbin/nginx')) tryInstall('nginx-light');
}

/** The programs of this machine on which the result of a test can depend. */
export const machinePrograms = () => [
  findChromium(),
  '/usr/lib/postgresql',
  '/usr/sbin/nginx',
  ...['chromium', 'initdb', 'radosgw', 'nginx', 'docker', 'git'].map(onPath),
];

function tryInstall(...names) {
  if (!canInstallDebian) return console.log(`No ${names[0]} here: the tests that need it are skipped.`);
  console.log(`Installing ${names.join(', ')} …`);
  if (!apt(...names)) console.log(`  not possible here; the tests that need ${names[0]} are skipped`);
}
