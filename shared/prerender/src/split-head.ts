import type { Prerendered } from '@shared/contracts';

const headTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/?>|<link [^>]*\/?>)+/;

/**
 * React writes title, meta and link tags before everything else; they belong to the document's head. Its comments mark
 * places for hydration, which does not happen here.
 */
export function splitHead(html: string): Prerendered {
  const plain = html.replace(/<!--.*?-->/gs, '');
  const head = headTags.exec(plain)?.[0] ?? '';
  return { head, body: plain.slice(head.length) };
}
