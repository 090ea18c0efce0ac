/**
 * Copies database and evidence into a folder, and restores them. Everything stays encrypted as it is stored.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { EvidenceStorage } from '../evidence/evidence-storage';

const run = promisify(execFile);

export interface BackupOptions {
  databaseUrl: string;
  /** The raw store, without decryption. */
  evidence: EvidenceStorage;
  folder: string;
  /** Folder of `pg_dump` and `pg_restore`; empty if they are on the path. */
  binaries?: string;
}

export interface Manifest {
  /** When the copy began, ISO 8601: what changed later may be missing. */
  at: string;
  databaseSha256: string;
  files: number;
}

/**
 * Runs one of PostgreSQL's programs. Passes the password by environment, because all users of the machine can see
 * arguments, and error messages repeat them.
 */
async function runOn(
  { databaseUrl, binaries }: BackupOptions,
  name: 'pg_dump' | 'pg_restore',
  more: string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await run(binaries ? join(binaries, name) : name, ['--no-owner', `--dbname=${url.href}`, ...more], { env });
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Writes a backup that begins `at` this time into a folder that does not exist yet, and removes the folder if that
 * fails. The manifest is written last and marks the backup as complete.
 */
export async function backUp(options: BackupOptions, at: Date): Promise<Manifest> {
  await mkdir(options.folder, { mode: 0o700 });
  try {
    return await fill(options, at);
  } catch (error) {
    // Otherwise the remains of failed backups could fill the storage.
    await rm(options.folder, { recursive: true }).catch(() => undefined);
    throw error;
  }
}

async function fill(options: BackupOptions, at: Date): Promise<Manifest> {
  const { evidence, folder } = options;
  const dump = join(folder, 'database.dump');
  // Copies the database first, so that every file it refers to is already in storage.
  await runOn(options, 'pg_dump', ['--format=custom', `--file=${dump}`]);
  await mkdir(join(folder, 'evidence'), { mode: 0o700 });
  let files = 0;
  for (const { name } of await evidence.list()) {
    const bytes = await evidence.get(name);
    if (!bytes) continue;
    await writeFile(join(folder, 'evidence', name), bytes, { mode: 0o600 });
    files += 1;
  }
  const manifest = { at: at.toISOString(), databaseSha256: await sha256(dump), files };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest), { mode: 0o600 });
  return manifest;
}

/** Restores into an empty database; throws for one that has tables, and for an incomplete backup. */
export async function restore(options: BackupOptions): Promise<Manifest> {
  const { databaseUrl, evidence, folder } = options;
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const dump = join(folder, 'database.dump');
  if ((await sha256(dump)) !== manifest.databaseSha256) throw new Error('The dump is not as it was written.');
  const names = await readdir(join(folder, 'evidence'));
  if (names.length !== manifest.files) throw new Error('Files of evidence are missing in the backup.');
  await refuseTables(databaseUrl);
  // pg_restore creates triggers after the data, so restoring writes no entries into the audit trail.
  await runOn(options, 'pg_restore', ['--exit-on-error', '--single-transaction', dump]);
  for (const name of names) await evidence.put(name, await readFile(join(folder, 'evidence', name)));
  return manifest;
}

async function refuseTables(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select 1 from information_schema.tables where table_schema in ('public', 'drizzle') limit 1`,
    );
    if (rows.length > 0) throw new Error('The database is not empty. Restore into a new one.');
  });
}

/** Connects to a database without a limit of time for its statements, and disconnects after the work. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => PromiseLike<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
