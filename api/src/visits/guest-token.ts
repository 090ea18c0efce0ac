/** The secret of the link by which a guest sees their visit: signed, so that nothing of it is stored. */
import { createHmac } from 'node:crypto';
import { paths } from '@ilera/contracts';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import { currentKey, derivedKey, keyById, type DataKey } from '../encryption/keyring';
import { notFound } from '../common/response-error';
import type { Database } from '../db/database';
import type { Services } from '../services';
import { findVisit } from './find-visit';
import type { VisitFacts } from './select-visits';
import type { Config } from '../config/read-config';
import { guestVisitPath } from '../common/site-addresses';
import { dayMs } from '../common/time';

const sign = (reference: string, email: string, key: DataKey): string =>
  createHmac('sha256', derivedKey('guest visit', key))
    .update(`${reference} ${email.trim().toLowerCase()}`)
    .digest('base64url');

/**
 * One token for a visit and the address that paid, until the data key changes. The token names its key, so that it holds
 * on after that. Once the address is corrected, what went to the wrong one opens nothing.
 */
function guestToken(reference: string, email: string, key = currentKey()): string {
  return [reference, key.id, sign(reference, email, key)].join('.');
}

/** The visit that a token names, whoever made it. */
const namedByToken = (token: string): string => token.split('.')[0] ?? '';

/** Whether we signed the token for this visit and address. */
function isGuestToken(token: string, reference: string, email: string): boolean {
  try {
    // The whole of it, so that a link has one spelling, by which its uses are counted.
    return equalsSecret(token, guestToken(reference, email, keyById(token.split('.')[1] ?? '')));
  } catch {
    return false;
  }
}

/** A guest's link opens the visit until so long after it. */
const linkMs = 90 * dayMs;

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

/** Where the person of a visit sees it: in the account, or by a link that went to the address that paid. */
export const personLink = (
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  visit: { row: { userId: number | null; reference: string }; payment: { email: string } | null },
): string => {
  const { userId, reference } = visit.row;
  const path = userId === null ? guestVisitPath(guestToken(reference, visit.payment?.email ?? '')) : null;
  return siteOrigin + (path ?? paths.accountHistory);
};
