import { brand } from '@shared/contracts';

/** What search results and the browser's tab say of the Terms of Service. */
export const words = {
  title: 'Terms of Service',
  description: `The contract between you and ${brand.name}: plans, consultations, payments, refunds, records, and the law that applies.`,
} as const;
