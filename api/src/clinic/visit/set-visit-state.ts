import { eq } from 'drizzle-orm';
import type { VisitState, VisitStateBody } from '@shared/contracts/api';
import { unprocessable } from '../../common/http-error';
import { visits } from '../../db/schema';
import type { Services } from '../../services';
import { tellNews } from '../letters/tell-news';
import { changedMeanwhile, lockVisit } from './lock-visit';
import { stateOf } from './select-visits';

/** From which states a visit goes to another. */
const from: Record<VisitStateBody['state'], VisitState[]> = {
  started: ['waiting'],
  finished: ['started'],
  'no-show': ['waiting', 'started'],
};

/** Starts or finishes a visit, or notes that nobody came. Throws 409 where it is not in a state before that. */
export async function setVisitState(
  { db, config, now }: Services,
  reference: string,
  to: VisitStateBody['state'],
  staffId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const visit = await lockVisit(tx, reference);
    const { row } = visit;
    if (!from[to].includes(stateOf(row))) throw changedMeanwhile();
    const holders = to === 'no-show' ? [row.doctorId, row.careId] : [row.doctorId];
    if (!holders.includes(staffId)) throw unprocessable('Take this visit first.');
    if (to === 'no-show' && row.scheduledAt > now())
      throw unprocessable('The time of this visit has not come yet.');
    const values = {
      started: { startedAt: now() },
      finished: { status: 'success', endedAt: now() },
      'no-show': { status: 'cancelled', noShow: true, endedAt: now() },
    } as const;
    await tx.update(visits).set(values[to]).where(eq(visits.id, row.id));
    if (to === 'finished') await tellNews(tx, config, visit);
  });
}
