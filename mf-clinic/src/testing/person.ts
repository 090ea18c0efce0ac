import type { SupportPerson } from '@ilera/contracts/api';

type Payment = SupportPerson['payments'][number];

/** Makes a payment; any field can be overridden. */
export const makePayment = (overrides: Partial<Payment> = {}): Payment => ({
  reference: 'PAY-1',
  kind: 'condition',
  status: 'success',
  reason: null,
  amount: 999,
  receipt: 'RCT-2026-000017',
  created_at: '2026-11-20T08:00:00.000Z',
  refund: null,
  can_refund: true,
  proposal: null,
  ...overrides,
});

/** Makes a person as support sees them; any field can be overridden. */
export const makePerson = (overrides: Partial<SupportPerson> = {}): SupportPerson => ({
  key: 'PAY-1',
  name: 'Ann Bello',
  email: 'ann@example.com',
  is_guest: true,
  phone: null,
  visits: [
    {
      reference: 'APT-1',
      name: null,
      scheduled_at: '2026-12-20T08:30:00.000Z',
      method: 'video',
      state: 'waiting',
      doctor: 'Dr Nneka Obi',
      care_manager: null,
      can_change: true,
    },
  ],
  payments: [makePayment()],
  cover: [],
  mails: [
    {
      id: 8,
      subject: 'Payment received',
      created_at: '2026-11-20T08:00:00.000Z',
      state: 'failed',
      attempts: 12,
    },
  ],
  claims: [],
  notes: [],
  ...overrides,
});
