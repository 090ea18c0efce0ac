import { notFound } from '../../common/http-error';
import type { Database } from '../../db/database';
import type { Services } from '../../services';
import { findVisit } from '../visit/lock-visit';
import type { VisitFacts } from '../visit/select-visits';
import { isGuestToken, namedByToken } from './guest-token';

/** A guest's link opens the visit until so long after it. */
const linkMs = 90 * 86_400_000;

/** The visit of a guest's link; throws the same 404 for a wrong one as for one that is too old. */
export async function visitOfToken(
  tx: Database,
  { now }: Pick<Services, 'now'>,
  token: string,
  find = findVisit,
): Promise<VisitFacts> {
  const visit = await find(tx, namedByToken(token));
  const { row, payment } = visit;
  if (!isGuestToken(token, row.reference, payment?.email ?? '')) throw notFound('This visit');
  if (row.scheduledAt.getTime() + linkMs < now().getTime()) throw notFound('This visit');
  return visit;
}
