import { useEffect } from 'react';
import { dataScript } from './data-script';

/** A schema.org object. */
export type Thing = { '@type': string } & Record<string, unknown>;

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
