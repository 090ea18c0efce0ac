import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { loadKeys } from '../keys/load-keys';
import { openLedger } from '../ledger/open-ledger';
import { FileStore } from '../store/file-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { publish } from './publish';
import { signPass } from './sign-pass';
import { readRecord } from './upload';

const nextFolder = temporaryFolders();
// Each command is a process of its own, which is slow to start on a busy machine.
jest.setTimeout(600_000);

/** A private key in PEM, and its public key after the lines that describe it. */
function makeKey(...lines: string[]) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    pem,
    entry: `${lines.join('\n')}\n${publicKey.export({ type: 'spki', format: 'pem' }).toString()}`,
  };
}

it('ops require passes, a canary waits for the tester’s, and status says so, by commands on a store of files (Q58)', async () => {
  const folder = nextFolder();
  const store = new FileStore(join(folder, 'store'));
  const ops = makeKey('Name: ops');
  const tester = makeKey('Name: tester', 'Actions: test');
  const squad = makeKey('Name: things squad', 'Parts: mf-things');
  const keyring = join(folder, 'keys.txt');
  writeFileSync(keyring, [ops, tester, squad].map(({ entry }) => entry).join(''));
  const environment = ({ pem }: { pem: string }) => ({
    RELEASE_STORE: store.description,
    RELEASE_SIGNING_KEY: pem,
    RELEASE_PUBLIC_KEYS: keyring,
  });
  const ledgerOf = (key: { pem: string }) => openLedger(store, loadKeys(undefined, environment(key)));
  const run = (key: { pem: string }, ...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'ops/src/release/main.ts', ...args],
      { cwd: findRepository(), env: { ...process.env, ...environment(key) }, encoding: 'utf8' },
    );
    return `${stdout}${stderr}exit ${status}`;
  };
  const candidate = makePart(folder, 'mf-things', '1.1.0');
  const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ store, ledger: ledgerOf(ops), parts, by: 'ada', reason: 'first' });
  const early = { percent: 10, people: [] };
  await publish({
    store,
    ledger: ledgerOf(ops),
    parts: [candidate],
    canary: early,
    by: 'ada',
    reason: 'early',
  });

  expect(run(squad, 'require-pass', '--reason', 'x')).toMatch(/may not require-pass[^]*exit 1/);
  expect(run(ops, 'require-pass')).toMatch(/needs --reason[^]*exit 1/);
  expect(run(ops, 'require-pass', '--days', '400', '--reason', 'x')).toMatch(/from 1 to 90[^]*exit 1/);
  expect(run(ops, 'require-pass', '--days', '3', '--reason', 'journeys first')).toMatch(/last 3 days/);
  expect(run(ops, 'status')).toMatch(/needs a pass of the last 3 days: "journeys first"/);

  const promote = () => run(squad, 'canary', 'mf-things', '--promote');
  expect(promote()).toMatch(/needs a\s+tester's pass[^]*pnpm e2e --live[^]*exit 1/);
  const { digest = '' } = (await readRecord(store, 'mf-things', '1.1.0')) ?? {};
  await signPass({
    store,
    ledger: ledgerOf(tester),
    candidate,
    digest,
    beside: (await ledgerOf(ops).newest())!,
    versions: { 'mf-things': '1.1.0' },
    journeys: ['a journey'],
    by: 'tester',
  });
  expect(promote()).toContain('exit 0');
  expect(run(squad, 'waive-pass', '--reason', 'x')).toMatch(/may not waive-pass[^]*exit 1/);
  expect(run(ops, 'waive-pass', '--reason', 'x')).toContain('without a pass');
});
