import { claimSchema } from './claim.schema';

const claimOf = (count: number) => ({
  comment: 'Tooth',
  evidence: Array.from({ length: count }, () => new File(['%PDF-1.7'], 'receipt.pdf')),
});

it.each([1, 5])('takes a claim with files: %d', async (count) => {
  await expect(claimSchema.validate(claimOf(count))).resolves.toEqual(claimOf(count));
});

it.each([
  [0, 'Add at least one file as evidence'],
  [6, 'Add 5 files at most'],
])('refuses a claim with files: %d', async (count, problem) => {
  await expect(claimSchema.validate(claimOf(count))).rejects.toThrow(problem);
});
