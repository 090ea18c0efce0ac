/**
 * The seed of generated cases: a file's own, so that its runs repeat, or TEST_SEED. Where a case fails, fast-check
 * prints the seed.
 */
export const seedOr = (own: number): number => Number(process.env.TEST_SEED ?? own);
