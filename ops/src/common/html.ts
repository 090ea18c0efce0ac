import { createHash } from 'node:crypto';
/**
 * JSON inside a `<script>`: no `<` can end the element or open a comment, and the two line separators that
 * older JavaScript refuses are escaped.
 */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The Content-Security-Policy's source for an inline script or style. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
