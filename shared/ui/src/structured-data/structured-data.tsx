import { medicalReviewer } from '@ilera/contracts';
import { useEffect } from 'react';
import type { Thing as SchemaThing } from 'schema-dts';

/** A schema.org object, whose properties the compiler checks. */
export type Thing = Exclude<SchemaThing, string>;

/**
 * Describes the page as JSON-LD. The element is created by script instead of JSX, because React creates script elements
 * through innerHTML, which Trusted Types refuse.
 */
export function StructuredData({ things }: { things: Thing[] }) {
  const json = things.length ? JSON.stringify(things) : '';
  useEffect(() => {
    if (!json) return;
    const script = dataScript({ '@context': 'https://schema.org', '@graph': JSON.parse(json) as Thing[] });
    document.head.append(script);
    return () => script.remove();
  }, [json]);
  return null;
}

/** A JSON-LD script for the head. The content is set as text and never parsed as HTML. */
export function dataScript(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // The document's Trusted Types policy lets JSON pass.
  script.textContent = JSON.stringify(value);
  return script;
}

/** The page's questions and answers as structured data. */
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

/** The review of a medical page as structured data; empty without a date, `yyyy-mm-dd` or ISO (R5.10). */
export function reviewFacts(reviewedAt: string | undefined) {
  if (!reviewedAt) return {};
  return {
    lastReviewed: reviewedAt.slice(0, 10),
    reviewedBy: { '@type': 'Person', name: medicalReviewer.name },
  } as const;
}

/** The site's origin for absolute links; empty in prerendering. */
export function siteOrigin(): string {
  return typeof window === 'undefined' ? '' : window.location.origin;
}
