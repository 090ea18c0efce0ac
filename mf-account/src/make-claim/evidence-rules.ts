import type { EvidenceRules } from '@ilera/contracts/api';

/** What is accepted as evidence; the server checks the content. */
export const evidenceRules: EvidenceRules = {
  maxBytes: 5_242_880,
  maxFiles: 5,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
};

/** For the browser's file dialog: documents, and every picture that a phone makes. */
export const evidenceAccept = 'application/pdf,image/*,.pdf,.heic,.heif,.avif';
