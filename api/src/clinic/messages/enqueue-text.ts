import type { Database } from '../../db/database';
import { visitTexts, type visits } from '../../db/schema';
import type { Services } from '../../services';

/** Has a text sent to the phone of a visit's person, where a messenger is configured, once the transaction commits. */
export async function enqueueText(
  tx: Database,
  { messenger, now }: Services,
  { id, scheduledAt }: Pick<typeof visits.$inferSelect, 'id' | 'scheduledAt'>,
  kind: (typeof visitTexts.$inferSelect)['kind'],
): Promise<void> {
  if (!messenger) return;
  const values = { visitId: id, kind, scheduledAt, nextAttemptAt: now(), createdAt: now() };
  await tx.insert(visitTexts).values(values);
}
