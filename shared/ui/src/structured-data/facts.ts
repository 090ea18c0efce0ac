import { medicalReviewer } from '@shared/contracts';
import type { Thing } from './structured-data';

/** Questions with their answers, as they stand on the page. */
export function faqThing(entries: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The review of a medical page as structured data; nothing without a date, `yyyy-mm-dd` or a moment (R5.10). */
export function reviewFacts(reviewedAt: string | undefined) {
  if (!reviewedAt) return {};
  return {
    lastReviewed: reviewedAt.slice(0, 10),
    reviewedBy: { '@type': 'Person', name: medicalReviewer.name },
  } as const;
}

/** The site's own address, for links that must be absolute; empty where a page is prerendered. */
export function siteOrigin(): string {
  return typeof window === 'undefined' ? '' : window.location.origin;
}
