/** The databases on which tests can run here. Called before any test is defined, so it starts nothing. */
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

/** PGlite always; PostgreSQL where its binaries are installed. API_TEST_DATABASES narrows the list. */
export function availableDatabases(): DatabaseKind[] {
  const wanted = (process.env.API_TEST_DATABASES ?? 'pglite,postgres').split(',');
  const kinds: DatabaseKind[] = postgresBinaries() ? ['pglite', 'postgres'] : ['pglite'];
  return kinds.filter((kind) => wanted.includes(kind));
}
