import { toNumber } from './numbers';

/** Payment frequencies as sent over the wire, in display order. */
export const frequencies = ['quarter', 'bi-annual', 'annual'] as const;

export type Frequency = (typeof frequencies)[number];

/** The words of each frequency: its label, the interval, and the unit after a price (R4.43). */
export const frequencyWords: Record<Frequency, { label: string; every: string; unit: string }> = {
  quarter: { label: 'Quarterly', every: 'every 3 months', unit: 'quarter' },
  'bi-annual': { label: 'Bi-annually', every: 'every 6 months', unit: '6 months' },
  annual: { label: 'Annually', every: 'every year', unit: 'year' },
};

/** Interprets a stored frequency: any value but quarter and annual is bi-annual. */
export function frequencyOf(stored: unknown): Frequency {
  return stored === 'quarter' || stored === 'annual' ? stored : 'bi-annual';
}

/** A plan's price for one frequency; `price` is the annual one. Numeric strings count as numbers. */
export function planPrice(
  plan: { price?: unknown; bi_price?: unknown; quarter_price?: unknown },
  frequency: Frequency,
): number {
  const byFrequency = { quarter: plan.quarter_price, 'bi-annual': plan.bi_price, annual: plan.price };
  return toNumber(byFrequency[frequency]);
}

/** A price for several people, in naira with exact kobo. */
export function timesPeople(price: number, people: number): number {
  return Math.round(price * 100 * people) / 100;
}
