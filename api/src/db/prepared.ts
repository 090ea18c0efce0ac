/** Queries of every signed-in page: built once, and planned once by PostgreSQL on each connection. */
import type { Database } from './database';

const memory = new WeakMap<Database, Map<string, unknown>>();

/** The prepared query of this name on this database; built on first use. */
export function prepared<T>(db: Database, name: string, build: (name: string) => T): T {
  const queries = memory.get(db) ?? new Map<string, unknown>();
  memory.set(db, queries);
  const known = queries.get(name) as T | undefined;
  if (known) return known;
  const query = build(name);
  queries.set(name, query);
  return query;
}
