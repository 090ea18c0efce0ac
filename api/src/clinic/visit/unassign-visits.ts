import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { visits } from '../../db/schema';
import type { Services } from '../../services';
import { cancelIfUncovered } from '../../visits/cancel-uncovered';
import { cancelVisit } from '../../visits/change-visit';
import { findVisit } from '../../visits/find-visit';
import { stateOf, type VisitFacts } from '../../visits/select-visits';

/**
 * Takes coming and running visits from their doctor or care manager. A visit without a doctor has not begun, so a visit
 * whose payment or cover was lost while it ran is cancelled. The caller has locked the visits.
 * @returns the visits that need somebody
 */
export async function unassignVisits(
  tx: Database,
  services: Services,
  role: 'care' | 'doctor',
  which: SQL,
): Promise<VisitFacts[]> {
  const unassigned = await tx
    .update(visits)
    .set(role === 'care' ? { careId: null } : { doctorId: null, startedAt: null })
    .where(and(which, eq(visits.status, 'processing')))
    .returning({ reference: visits.reference });
  const open: VisitFacts[] = [];
  for (const { reference } of unassigned) {
    const visit = await findVisit(tx, reference);
    const isTakenBack = visit.payment !== null && visit.payment.status !== 'success';
    if (isTakenBack && stateOf(visit.row) === 'waiting') await cancelVisit(tx, services, visit, 'support');
    else if (!(await cancelIfUncovered(tx, services, visit))) open.push(visit);
  }
  return open;
}
