/**
 * Prices and amounts, in whole kobo.
 */
import { visitPrice } from '@ilera/contracts';
import type { Frequency } from '@ilera/contracts/api';
import { formatNaira } from '@ilera/format';
import { unprocessable } from '../common/response-error';

/** Price of a visit by method, in kobo (P9.1). */
export const visitKobo = { message: visitPrice.message.naira * 100, video: visitPrice.video.naira * 100 };

/** The charge that proves that a new card works; the provider refunds it. */
export const cardCheckKobo = 5_000;

/** The provider's limits for one payment. */
export const minPaymentKobo = 5_000;
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

export const toNaira = (kobo: number): number => kobo / 100;

/** Formats kobo for people. */
export const naira = (kobo: number): string => formatNaira(toNaira(kobo));

export const toKobo = (naira: number): number => Math.round(naira * 100);
