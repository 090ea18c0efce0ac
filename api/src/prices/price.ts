/**
 * Money in kobo, whole numbers only.
 */
import { visitPrice } from '@ilera/contracts';
import type { Frequency } from '@ilera/contracts/api';
import { formatNaira, lagosToday } from '@ilera/format';
import { unprocessable } from '../common/response-error';
import { hourMs } from '../common/time';

/** Pay per visit, in kobo (P9.1). */
export const visitKobo = { message: visitPrice.message.naira * 100, video: visitPrice.video.naira * 100 };

/** The charge that proves that a new card works; the provider refunds it. */
export const cardCheckKobo = 5_000;

/** The least that the provider takes in one payment. */
export const leastKobo = 5_000;

/** The most that the provider takes in one payment. */
const mostKobo = 10_000_000_000;

/** Returns an amount in kobo; throws 422 for one above what can be paid at once. */
export function checkAmount(amountKobo: number): number {
  if (amountKobo > mostKobo)
    throw unprocessable('This is more than can be paid online at once. Write to us and we arrange it.', {
      quantity: ['This is more than can be paid online at once.'],
    });
  return amountKobo;
}

interface PlanPrices {
  quarterKobo: number;
  biAnnualKobo: number;
  annualKobo: number;
}

/** A plan's price for one period and one person. */
export function periodKobo(plan: PlanPrices, frequency: Frequency): number {
  if (frequency === 'quarter') return plan.quarterKobo;
  return frequency === 'annual' ? plan.annualKobo : plan.biAnnualKobo;
}

const months: Record<Frequency, number> = { quarter: 3, 'bi-annual': 6, annual: 12 };

/** Lagos is an hour ahead of UTC all year. */
const lagosMs = hourMs;

/** A day of the month, or the last one of a month that does not have it. */
export function dayInMonth(year: number, month: number, day: number): number {
  return Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
}

/**
 * The end of a period in months of Lagos, on `day` of the month: 30 November and three months give 28 February, not 2
 * March, and three months more give 30 May again.
 */
export function periodEnd(start: Date, frequency: Frequency, day = lagosToday(start).day): Date {
  const end = new Date(start.getTime() + lagosMs);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months[frequency]);
  end.setUTCDate(dayInMonth(end.getUTCFullYear(), end.getUTCMonth(), day));
  return new Date(end.getTime() - lagosMs);
}

/** Kobo, as amounts are stored, in naira, as the contract shows them. */
export const toNaira = (kobo: number): number => kobo / 100;

/** An amount in kobo as people read it. */
export const naira = (kobo: number): string => formatNaira(toNaira(kobo));

/** Whole kobo of a naira amount that a client sent; undefined stays undefined. */
export const toKobo = (naira: number | undefined): number | undefined =>
  naira === undefined ? undefined : Math.round(naira * 100);
