import { useEffect } from 'react';
import type { Thing as SchemaThing } from 'schema-dts';
import { dataScript } from './data-script';

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
