/** The databases on which tests run. Called before any test is defined, so it starts nothing. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type DatabaseKind = 'pglite' | 'postgres';

/** The folder with PostgreSQL's `initdb` and `postgres`; null where it is not installed. */
export function postgresBinaries(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const debian = [17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin`);
  const has = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return [...debian, ...folders].find(has) ?? null;
}

/** PGlite always; PostgreSQL where its binaries are installed. */
export function installedDatabases(binaries = postgresBinaries()): DatabaseKind[] {
  return binaries ? ['pglite', 'postgres'] : ['pglite'];
}

/** Those that API_TEST_DATABASES names, none where it is unset. One that is not installed is an error. */
export function namedDatabases(
  named = process.env.API_TEST_DATABASES ?? '',
  installed = installedDatabases(),
): DatabaseKind[] {
  const names = named.split(',').filter(Boolean);
  const isInstalled = (name: string): name is DatabaseKind => installed.some((kind) => kind === name);
  const missing = names.find((name) => !isInstalled(name));
  if (missing)
    throw new Error(`API_TEST_DATABASES names ${missing}; here tests run on ${installed.join(', ')}.`);
  return installed.filter((kind) => names.includes(kind));
}

/** The databases of API suites: those that are named, otherwise PostgreSQL, or PGlite where that is missing. */
export function suiteDatabases(named?: string, installed = installedDatabases()): DatabaseKind[] {
  const kinds = namedDatabases(named, installed);
  return kinds.length > 0 ? kinds : installed.slice(-1);
}

/** Slow tests run this many times as many rounds: more at night than for each change. */
export const moreRounds = Number(process.env.MORE_ROUNDS ?? 1);

/**
 * How many rounds of a race a database has. PGlite's one connection takes transactions in turn; PostgreSQL has those
 * orders too, and others: where it is installed, a fifth is left for what only PGlite could do wrong.
 */
export const roundsOn = (kind: DatabaseKind, rounds: number, installed = installedDatabases()): number =>
  moreRounds * (kind === 'pglite' && installed.includes('postgres') ? Math.round(rounds * 0.2) : rounds);
