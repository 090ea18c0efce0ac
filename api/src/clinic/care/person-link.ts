import { paths } from '@shared/contracts';
import type { Config } from '../../config/read-config';
import { guestVisitPath } from '../site-addresses';
import { guestToken } from './guest-token';

/** Where the person of a visit sees it: in the account, or by a link of their own. */
export const personLink = (
  config: Pick<Config, 'siteOrigin'>,
  { userId, reference }: { userId: number | null; reference: string },
): string =>
  config.siteOrigin + (userId === null ? guestVisitPath(guestToken(reference)) : paths.accountHistory);
