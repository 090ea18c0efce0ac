import type { Revision } from '@shared/contracts';

/** Whether a freeze holds at a time. @param at ISO time */
export const isFrozen = (freeze: Revision['freeze'], at: string): boolean =>
  freeze !== undefined && (!freeze.until || freeze.until > at);
