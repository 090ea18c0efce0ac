/**
 * Encrypts with the current key what is in clear or under an earlier key, after DATA_KEYS got a new first
 * key.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, gt, sql, and } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import {
  visits,
  claims,
  notes,
  outbox,
  payments,
  prescriptions,
  referrals,
  supportNotes,
  supportRefunds,
} from '../db/schema';
import type { EvidenceStorage } from '../evidence/evidence-storage';
import { currentKey } from '../encryption/keyring';
import { keyOfBytes, sealedWithCurrentKey } from '../encryption/seal';

const batch = 200;

/** Every encrypted column, with the number of its row. */
const sealedColumns: [PgTable, PgColumn, Record<string, PgColumn>][] = [
  [visits, visits.id, { description: visits.description, patient: visits.patient, link: visits.link }],
  [notes, notes.visitId, { summary: notes.summary, selfCare: notes.selfCare, comeBack: notes.comeBack }],
  [prescriptions, prescriptions.id, { medicines: prescriptions.medicines }],
  [referrals, referrals.id, { to: referrals.to, reason: referrals.reason }],
  [
    payments,
    payments.id,
    { description: payments.description, patient: payments.patient, phone: payments.phone },
  ],
  [
    claims,
    claims.id,
    {
      comment: claims.comment,
      reason: claims.reason,
      bank: claims.bank,
      accountNumber: claims.accountNumber,
    },
  ],
  [supportNotes, supportNotes.id, { text: supportNotes.text }],
  [supportRefunds, supportRefunds.id, { reason: supportRefunds.reason }],
  [outbox, outbox.id, { text: outbox.text, html: outbox.html }],
];

/**
 * Processes all texts and files; safe to stop, to repeat and to run beside the API.
 * @param evidence the store itself, without encryption
 * @param sealed the same with encryption
 * @returns how many values were written
 */
export async function resealAll(
  db: Database,
  stores: { raw: EvidenceStorage; sealed: EvidenceStorage },
): Promise<{ texts: number; files: number }> {
  let texts = 0;
  for (const [table, id, columns] of sealedColumns)
    for (const [name, column] of Object.entries(columns))
      texts += await resealColumn(db, table, id, name, column);
  return { texts, files: await resealFiles(stores) };
}

/** One column, batch by batch; a row is written only where it still has the value that was read. */
async function resealColumn(
  db: Database,
  table: PgTable,
  id: PgColumn,
  name: string,
  column: PgColumn,
): Promise<number> {
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

async function resealFiles({
  raw,
  sealed,
}: {
  raw: EvidenceStorage;
  sealed: EvidenceStorage;
}): Promise<number> {
  let written = 0;
  for (const { name } of await raw.list()) {
    const stored = await raw.get(name);
    if (!stored || keyOfBytes(stored) === currentKey().id) continue;
    const clear = await sealed.get(name);
    if (!clear) continue;
    const path = join(raw.spoolFolder, `reseal-${name}`);
    await writeFile(path, clear, { mode: 0o600 });
    await sealed.put(name, { path, bytes: clear.length });
    written += 1;
  }
  return written;
}
