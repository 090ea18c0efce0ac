/** Starts and finishes visits, and records no-shows. */
import { hasWritten } from '@ilera/contracts';
import { eq } from 'drizzle-orm';
import type { VisitState, VisitStateBody } from '@ilera/contracts/api';
import { minuteMs } from '@ilera/format';
import { changedMeanwhile, unprocessable } from '../../common/response-error';
import { visits } from '../../db/schema';
import { noShowMail } from '../../mail/clinic-mails';
import { enqueueMail } from '../../mail/enqueue-mail';
import type { Services } from '../../services';
import { lockVisit } from '../../visits/find-visit';
import { personLink } from '../../visits/guest-token';
import { personOf, stateOf } from '../../visits/select-visits';
import { lettersOf, newsOf } from '../letters/letters-of';

/** The states from which a visit can go to each state. */
const allowedFrom: Record<VisitStateBody['state'], VisitState[]> = {
  started: ['waiting'],
  finished: ['started'],
  'no-show': ['waiting', 'started'],
};

/** Milliseconds before its time at which a visit can first be started. */
const earlyMs = 30 * minuteMs;

/**
 * Starts or finishes a visit, or records a no-show. Throws 409 if the visit's state does not allow the change, 422 for a
 * no-show of a visit with a note or with letters that hold.
 */
export async function setVisitState(
  { db, config, now }: Services,
  reference: string,
  to: VisitStateBody['state'],
  staffId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const visit = await lockVisit(tx, reference);
    const { row } = visit;
    const assignedIds = to === 'no-show' ? [row.doctorId, row.careId] : [row.doctorId];
    // A repeat of a change whose response was lost.
    if (stateOf(row) === to && assignedIds.includes(staffId)) return;
    if (!allowedFrom[to].includes(stateOf(row))) throw changedMeanwhile('this visit');
    if (!assignedIds.includes(staffId)) throw unprocessable('Take this visit first.');
    if (to === 'no-show' && row.scheduledAt > now())
      throw unprocessable('The time of this visit has not come yet.');
    // Otherwise the person is told that nobody came, and gets no mail about the letters.
    if (to === 'no-show' && hasWritten(await lettersOf(tx, row.id)))
      throw unprocessable('The doctor has written to this person, so the visit took place.');
    if (to === 'started' && row.scheduledAt.getTime() - now().getTime() > earlyMs)
      throw unprocessable('A visit starts half an hour before its time at the earliest.');
    const values = {
      started: { startedAt: now() },
      finished: { status: 'success', endedAt: now() },
      'no-show': { status: 'cancelled', noShow: true, endedAt: now() },
    } as const;
    await tx.update(visits).set(values[to]).where(eq(visits.id, row.id));
    if (to === 'finished') await enqueueMail(tx, await newsOf(tx, config, visit));
    if (to === 'no-show') await enqueueMail(tx, noShowMail(personOf(visit), row, personLink(config, visit)));
  });
}
