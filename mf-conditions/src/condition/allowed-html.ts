/** The elements of a medical text; none that loads, runs, overlays or collects data. */
export const allowedTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'span', 'div', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** See `allowedTags`. */
export const allowedAttributes = ['href', 'colspan', 'rowspan', 'scope', 'lang', 'dir'];
