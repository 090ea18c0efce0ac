/** Words for cover, shared by mails, receipts and the profile. */
import { formatDay, peopleCovered } from '@ilera/format';
import type { EndedPeriod } from '../db/schema';

/** What the words of a paid period need. */
export interface PeriodFacts {
  plan: string;
  type: string;
  people: number;
  startsAt: Date | string;
  expiresAt: Date | string;
}

/** `Family Plus for 6 people (the holder and 5 family members), 25th November, 2026 to 25th November, 2027` */
export const periodInWords = ({ plan, type, people, startsAt, expiresAt }: PeriodFacts): string =>
  `${plan} for ${peopleCovered(type, people, 'the holder')}, ${formatDay(startsAt)} to ${formatDay(expiresAt)}`;

/** An ended period with the reason for its credit: days are left, or the period never begins. */
export const creditInWords = (period: EndedPeriod): string =>
  `${periodInWords(period)}: ${period.hasBegun ? `${period.creditedDays} days left` : 'does not begin'}`;

/** The enrollee number for hospitals, stable for as long as the person is on the plan (R4.80). */
export const enrolleeNumber = (userId: number, planId: number): string =>
  `EN-${String(userId).padStart(6, '0')}-${String(planId).padStart(2, '0')}`;
