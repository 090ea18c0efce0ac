import { brand } from '@shared/contracts';
import type { LegalDocument } from '../legal-view';
import { howWeWork } from './how-we-work';
import { liabilityAndLaw } from './liability-and-law';
import { plansAndPayment } from './plans-and-payment';
import { practitioners } from './practitioners';
import { usingTheService } from './using-the-service';

/** The Terms of Service. What counsel has to check is in docs/legal.md. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  updated: '2026-11-22',
  description: `The contract between you and ${brand.name}: plans, consultations, payments, refunds, records, and the law that applies.`,
  intro: `What you can expect from ${brand.name}, and what we expect from you.`,
  sections: [...usingTheService, ...plansAndPayment, ...practitioners, ...howWeWork, ...liabilityAndLaw],
};
