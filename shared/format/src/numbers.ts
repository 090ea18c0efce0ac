/** Reads a number from an API's value: numbers and numeric strings count, all others give the fallback. */
export function toNumber(value: unknown, fallback = 0): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : fallback;
  if (typeof value !== 'string') return fallback;
  const text = value.replace(/[\s,]/g, '');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return fallback;
  const number = Number(text);
  return Number.isFinite(number) ? number : fallback; // Infinity, from too many digits
}

/** Limits a value to the range from `min` to `max`; NaN becomes `min`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(Number.isNaN(value) ? min : value, min), max);
}

/** The number of pages for `total` rows; at least one (R4.23). */
export function pageCount(total: unknown, perPage: number): number {
  return Math.max(1, Math.ceil(toNumber(total) / perPage));
}

/** `1,200`: groups the thousands of an integer. Avoids Intl, whose first use costs a cheap phone 50 ms. */
export function groupThousands(integer: number): string {
  return String(integer).replace(/\B(?=(\d{3})+$)/g, ',');
}
