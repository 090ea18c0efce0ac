import { medicalReviewer } from '@shared/contracts';

/** The review of a medical page as structured data; nothing without a date, `yyyy-mm-dd` or a moment (R5.10). */
export function reviewFacts(reviewedAt: string | undefined) {
  if (!reviewedAt) return {};
  return {
    lastReviewed: reviewedAt.slice(0, 10),
    reviewedBy: { '@type': 'Person', name: medicalReviewer.name },
  } as const;
}
