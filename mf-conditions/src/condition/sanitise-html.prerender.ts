import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags } from './allowed-html';

/**
 * Stands in for `sanitise-html` where a page is prerendered (docs/adr/0060), because DOMPurify needs a
 * browser. It allows the same elements, attributes and addresses.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes, a: ['rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  });
}
