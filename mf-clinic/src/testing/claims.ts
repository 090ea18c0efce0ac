import type { DeskClaim, DeskClaimRow } from '@ilera/contracts/api';

/** Makes a row of the list of claims; any field can be overridden. */
export const makeClaimRow = (overrides: Partial<DeskClaimRow> = {}): DeskClaimRow => ({
  reference: 'CLM-1',
  benefit: 'Dental care',
  status: 'processing',
  amount: null,
  created_at: '2026-11-20T08:00:00.000Z',
  person: 'Bayo Adeyemi',
  has_account: false,
  ...overrides,
});

/** Makes a claim; any field can be overridden. */
export const makeClaim = (overrides: Partial<DeskClaim> = {}): DeskClaim => ({
  id: 1,
  reference: 'CLM-1',
  claimable_id: 3,
  benefit: 'Dental care',
  comment: 'A filling on Tuesday',
  status: 'processing',
  amount: null,
  reason: null,
  account: null,
  created_at: '2026-11-20T08:00:00.000Z',
  decided_at: null,
  paid_at: null,
  evidence: [
    { id: 4, name: 'receipt.pdf', bytes: 100 },
    { id: 5, name: 'photo.jpg', bytes: 100 },
  ],
  person: { name: 'Bayo Adeyemi', email: 'bayo@example.com', phone: '+2348031234567' },
  others: [],
  ...overrides,
});
