import type { Prerendered } from '@shared/contracts';

const headTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/?>|<link [^>]*\/?>)+/;

/** React writes title, meta and link tags before everything else; they belong to the document's head. */
export function splitHead(html: string): Prerendered {
  const head = headTags.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
