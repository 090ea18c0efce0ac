/** Opens a database of an earlier release, with data in it, and migrates it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase, type OpenDatabase } from '../db/open-database';
import type { DatabaseKind } from './databases';
import { postgresServer } from './postgres-server';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

interface Journal {
  entries: { idx: number; tag: string }[];
}

/** How many migrations there are. */
export function migrationCount(): number {
  return (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal).entries.length;
}

/** Applies the first `count` migrations, writes with `before`, applies the rest, and reads with `after`. */
export async function migrateFrom(
  kind: DatabaseKind,
  count: number,
  before: string[],
  after: string,
): Promise<string> {
  const early = mkdtempSync(join(tmpdir(), 'api-migrations-'));
  cpSync(folder, early, { recursive: true });
  const file = join(early, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));

  const place =
    kind === 'postgres' ? await freshPostgres(count) : { databaseUrl: null, databaseDir: 'memory://' };
  const old = await openDatabase({ ...place, migrations: early });
  for (const statement of before) await old.db.execute(sql.raw(statement));
  const now = await reopen(kind, place, old);
  const result = await now.db.execute(sql.raw(after));
  await now.close();
  rmSync(early, { recursive: true });
  return JSON.stringify((result as unknown as { rows: unknown[] }).rows);
}

async function reopen(
  kind: DatabaseKind,
  place: { databaseUrl: string | null; databaseDir: string },
  old: OpenDatabase,
): Promise<OpenDatabase> {
  const from = kind === 'pglite' ? await old.dump() : undefined;
  await old.close();
  return openDatabase({ ...place, ...(from ? { from } : {}) });
}

async function freshPostgres(count: number) {
  const server = await postgresServer();
  const name = `migrations_${process.pid}_${count}`;
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { databaseUrl: server.url(name), databaseDir: '' };
}
