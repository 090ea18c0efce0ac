import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore, type BackupOptions } from './backup';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  mkdirSync(join(folder, 'evidence'));
  writeFileSync(join(folder, 'database.dump'), 'dump');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Restores the folder; neither database nor evidence storage is there, so that a touch of either fails. */
const restored = (manifest: object) => {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const evidence = {} as BackupOptions['evidence'];
  return restore({ databaseUrl: 'postgresql://127.0.0.1:1/none', evidence, folder });
};
const databaseSha256 = createHash('sha256').update('dump').digest('hex');

it('refuses a backup whose files of evidence are not all there, before it touches the database', async () => {
  await expect(restored({ databaseSha256, files: 1 })).rejects.toThrow(
    'Files of evidence are missing in the backup.',
  );
});

it('refuses a changed dump before it touches the database', async () => {
  await expect(restored({ databaseSha256: 'f'.repeat(64), files: 0 })).rejects.toThrow(
    'The dump is not as it was written.',
  );
});

it('refuses a backup without manifest.json, which is written last', async () => {
  rmSync(join(folder, 'manifest.json'), { force: true });
  const evidence = {} as BackupOptions['evidence'];
  await expect(restore({ databaseUrl: '', evidence, folder })).rejects.toThrow('manifest.json');
});

it('tells neither other users of the machine nor the log the password of the database', async () => {
  const script = '#!/bin/sh\necho "$@" >"$(dirname "$0")/arguments"\nexit 1\n';
  writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o700 });
  const databaseUrl = 'postgresql://ilera:the%20secret@127.0.0.1:1/none';
  const options = { databaseUrl, evidence: {} as BackupOptions['evidence'], binaries: folder };
  const failure = await backUp({ ...options, folder: join(folder, 'new') }, new Date()).catch(
    (error: Error) => error,
  );
  const told = String(failure) + readFileSync(join(folder, 'arguments'), 'utf8');
  expect(told).toContain('ilera@127.0.0.1:1/none');
  expect(told).not.toContain('secret');
});
