import { paths } from '@shared/contracts';
import type { Config } from '../../config/read-config';
import { guestVisitPath } from '../site-addresses';
import { guestToken } from './guest-token';

/** Where the person of a visit sees it: in the account, or by a link that went to the address that paid. */
export const personLink = (
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  visit: { row: { userId: number | null; reference: string }; payment: { email: string } | null },
): string => {
  const { userId, reference } = visit.row;
  const path = userId === null ? guestVisitPath(guestToken(reference, visit.payment?.email ?? '')) : null;
  return siteOrigin + (path ?? paths.accountHistory);
};
