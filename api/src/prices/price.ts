/**
 * Prices and amounts, in whole kobo.
 */
import { visitPrice } from '@ilera/contracts';
import type { Frequency } from '@ilera/contracts/api';
import { formatNaira, lagosToday } from '@ilera/format';
import { unprocessable } from '../common/response-error';
import { hourMs } from '../common/time';

/** Price of a visit by method, in kobo (P9.1). */
export const visitKobo = { message: visitPrice.message.naira * 100, video: visitPrice.video.naira * 100 };

/** The charge that proves that a new card works; the provider refunds it. */
export const cardCheckKobo = 5_000;

/** The provider's minimum for one payment. */
export const minPaymentKobo = 5_000;

/** The provider's maximum for one payment. */
const maxPaymentKobo = 10_000_000_000;

/** Returns the amount in kobo; throws 422 above the provider's maximum. */
export function checkAmount(amountKobo: number): number {
  if (amountKobo > maxPaymentKobo)
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

/** Clamps a day to the month's last day. */
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

/** Converts stored kobo to the contract's naira. */
export const toNaira = (kobo: number): number => kobo / 100;

/** Formats kobo for people. */
export const naira = (kobo: number): string => formatNaira(toNaira(kobo));

/** Converts a client's naira to whole kobo; undefined stays undefined. */
export const toKobo = (naira: number | undefined): number | undefined =>
  naira === undefined ? undefined : Math.round(naira * 100);
