/** Kobo, as amounts are stored, in naira, as the contract shows them. */
export const toNaira = (kobo: number): number => kobo / 100;
