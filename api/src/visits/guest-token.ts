/** Signed tokens for guests' links to their visits. Signing avoids storing them. */
import { createHmac } from 'node:crypto';
import { paths } from '@ilera/contracts';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import { dayMs } from '@ilera/format';
import { currentKey, derivedKey, keyById, type DataKey } from '../encryption/keyring';
import { notFound } from '../common/response-error';
import type { Database } from '../db/database';
import type { Services } from '../services';
import { findVisit } from './find-visit';
import type { VisitFacts } from './select-visits';
import type { Config } from '../config/read-config';
import { guestVisitPath } from '../common/site-addresses';

const sign = (reference: string, email: string, key: DataKey): string =>
  createHmac('sha256', derivedKey('guest visit', key))
    .update(`${reference} ${email.trim().toLowerCase()}`)
    .digest('base64url');

/**
 * Makes the token of a visit and the paying address. The token names its data key, so that it stays valid after a key
 * change. Correcting the address invalidates tokens sent to the wrong one.
 */
function guestToken(reference: string, email: string, key = currentKey()): string {
  return [reference, key.id, sign(reference, email, key)].join('.');
}

/** The reference in a token, before its signature is checked. */
const namedByToken = (token: string): string => token.split('.')[0] ?? '';

/** Whether we signed the token for this visit and address. */
function isGuestToken(token: string, reference: string, email: string): boolean {
  try {
    // Compares the whole token, so that each link has only one spelling and its uses are counted together.
    return equalsSecret(token, guestToken(reference, email, keyById(token.split('.')[1] ?? '')));
  } catch {
    return false;
  }
}

/** Milliseconds after a visit for which the guest's link works. */
const linkMs = 90 * dayMs;

/** Finds the visit of a guest's link; throws the same 404 for wrong and expired links. */
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

/** The link to a visit for its person: in the account, or with a guest's token. */
export const personLink = (
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  visit: { row: { userId: number | null; reference: string }; payment: { email: string } | null },
): string => {
  const { userId, reference } = visit.row;
  const path = userId === null ? guestVisitPath(guestToken(reference, visit.payment?.email ?? '')) : null;
  return siteOrigin + (path ?? paths.accountHistory);
};
