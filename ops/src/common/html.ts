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
