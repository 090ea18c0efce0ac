/** Paid periods in words, the same in mails and on receipts. */
import { formatDay } from '@shared/format';
import type { EndedPeriod } from '../db/schema';

interface Period {
  plan: string;
  people: number;
  startsAt: Date | string;
  expiresAt: Date | string;
}

/** `Family Plus for 5 people, 25th November, 2026 to 25th November, 2027` */
export const periodInWords = ({ plan, people, startsAt, expiresAt }: Period): string =>
  `${plan} for ${people === 1 ? '1 person' : `${people} people`}, ${formatDay(startsAt)} to ${formatDay(expiresAt)}`;

/** What of an ended period is credited: the days that are left of it, or all where it never begins. */
export const creditInWords = (period: EndedPeriod): string =>
  `${periodInWords(period)}: ${period.hasBegun ? `${period.creditedDays} days left` : 'does not begin'}`;
