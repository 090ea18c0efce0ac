import { useEffect } from 'react';
import type { Thing as SchemaThing } from 'schema-dts';

/** A schema.org object; the compiler checks its properties. */
export type Thing = Exclude<SchemaThing, string>;

/**
 * Describes the page as JSON-LD. The element is created by hand and not as JSX, because React creates script
 * elements through innerHTML, which Trusted Types refuse.
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

/** A JSON-LD script for the head. Its content is set as text, never parsed as HTML. */
export function dataScript(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // The document's Trusted Types policy lets JSON pass.
  script.textContent = JSON.stringify(value);
  return script;
}
