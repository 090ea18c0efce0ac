import { useMemo } from 'react';
import { parseHtml } from './parse-html';

/** HTML of the API as elements; a script of its own, because the document shows it before. */
export default function HtmlNodes({ html }: { html: string }) {
  // eslint-disable-next-line translation/own-element -- HtmlContent replaces the element around it
  return useMemo(() => parseHtml(html), [html]);
}
