/**
 * A seeded database without the cost of seeding: PGlite from a copy on disk, PostgreSQL from a template. Each
 * test file has its own.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { OpenDatabase } from '../../db/database';
import { openDatabase } from '../../db/open-database';
import { seedIfEmpty } from '../../seed/seed-if-empty';
import type { DatabaseKind } from './databases';
import { postgresServer } from './postgres-server';
import { seedVersion } from './seed-version';

/** Opens a database with the demo data, of the kind asked for. */
export async function openSeeded(kind: DatabaseKind): Promise<OpenDatabase> {
  return kind === 'pglite' ? openPglite() : openPostgres();
}

const inMemory = { databaseUrl: null, databaseDir: 'memory://' };
let copy: Promise<Blob> | null = null;

async function openPglite(): Promise<OpenDatabase> {
  return openDatabase({ ...inMemory, from: await (copy ??= seededCopy()) });
}

async function seededCopy(): Promise<Blob> {
  const file = join(tmpdir(), `api-seeded-${seedVersion()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const database = await openDatabase(inMemory);
  await seedIfEmpty(database.db, { seedDemo: true });
  const dump = await database.dump();
  await database.close();
  // Another worker may write the same file: the last rename wins, and both files are complete.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return dump;
}

let template: Promise<string> | null = null;
let counter = 0;

async function openPostgres(): Promise<OpenDatabase> {
  const databaseUrl = await seededPostgresUrl();
  const database = await openDatabase({ databaseUrl, databaseDir: '' });
  const close = async () => {
    await database.close();
    // Otherwise the process ends only once the files of all its databases are deleted.
    await administer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  };
  return { ...database, close };
}

/** The address of a new PostgreSQL database with the demo data. */
export async function seededPostgresUrl(): Promise<string> {
  const server = await postgresServer();
  const source = await (template ??= seededTemplate());
  counter += 1;
  const name = `test_${process.pid}_${counter}`;
  // Before PostgreSQL 15 there is no other one. It writes no log of every page.
  const strategy = Number.parseInt(server.version) < 15 ? '' : 'strategy file_copy';
  await administer(`create database ${name} template ${source} ${strategy}`);
  return server.url(name);
}

async function seededTemplate(): Promise<string> {
  const server = await postgresServer();
  await administer('create database seeded');
  const database = await openDatabase({ databaseUrl: server.url('seeded'), databaseDir: '' });
  await database.exclusively((db) => seedIfEmpty(db, { seedDemo: true }));
  await database.close();
  return 'seeded';
}

async function administer(statement: string): Promise<void> {
  const server = await postgresServer();
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
