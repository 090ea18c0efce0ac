/**
 * Re-encrypts all data with the current key, after DATA_KEYS got a new first key.
 */
import { and, asc, eq, getTableColumns, getTableName, gt, is, sql } from 'drizzle-orm';
import { PgCustomColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import * as schema from '../db/schema';
import type { EvidenceStorage } from '../evidence/evidence-storage';
import { unfinished } from '../evidence/open-evidence-storage';
import { currentKey } from '../encryption/keyring';
import { keyOfBytes, sealedWithCurrentKey } from '../encryption/seal';

const batch = 200;

/** Every encrypted column, recognised by its custom column type. */
const sealedColumns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    Object.entries(getTableColumns(table)).map(([name, column]) => ({ table, name, column })),
  )
  .filter(({ column }) => is(column, PgCustomColumn));

/**
 * Processes all texts and files; safe to stop, to repeat and to run beside the API.
 * @param stores `raw` is the store itself, without encryption; `sealed` is the same with encryption
 * @returns how many values were written
 */
export async function resealAll(
  db: Database,
  stores: { raw: EvidenceStorage; sealed: EvidenceStorage },
): Promise<{ texts: number; files: number }> {
  let texts = 0;
  for (const sealed of sealedColumns) texts += await resealColumn(db, sealed);
  return { texts, files: await resealFiles(stores) };
}

/** Re-encrypts one column in batches; skips rows whose value changed since it was read. */
async function resealColumn(
  db: Database,
  { table, name, column }: (typeof sealedColumns)[number],
): Promise<number> {
  const id = Object.values(getTableColumns(table)).find(({ primary }) => primary);
  if (!id) throw new Error(`The rows of ${getTableName(table)} have no number`);
  const stored = sql<string>`${column}::text`;
  let after = 0;
  let written = 0;
  for (;;) {
    const rows = await db
      .select({ id, value: column, stored })
      .from(table)
      .where(
        and(gt(id, after), sql`${stored} <> '' and not starts_with(${stored}, ${sealedWithCurrentKey()})`),
      )
      .orderBy(asc(id))
      .limit(batch);
    for (const row of rows) {
      after = Number(row.id);
      await db
        .update(table)
        .set({ [name]: row.value })
        .where(and(eq(id, row.id), sql`${stored} = ${row.stored}`));
      written += 1;
    }
    if (rows.length < batch) return written;
  }
}

async function resealFiles({ raw, sealed }: Parameters<typeof resealAll>[1]): Promise<number> {
  let written = 0;
  for (const { name } of await raw.list()) {
    if (name.endsWith(unfinished)) continue;
    const stored = await raw.get(name);
    if (!stored || keyOfBytes(stored) === currentKey().id) continue;
    const clear = await sealed.get(name);
    if (!clear) continue;
    await sealed.put(name, clear);
    written += 1;
  }
  return written;
}
