/** Kobo, as amounts are stored, in naira, as the contract shows them. */
export const toNaira = (kobo: number): number => kobo / 100;

/** Whole kobo of a naira amount that a client sent; undefined stays undefined. */
export const toKobo = (naira: number | undefined): number | undefined =>
  naira === undefined ? undefined : Math.round(naira * 100);
