/** The elements of a medical text; none that loads, runs, overlays or collects data. */
export const allowedElements: ReadonlySet<string> = new Set([
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'span', 'div', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements that are left out with their content, which is no text of the page. */
export const droppedElements: ReadonlySet<string> = new Set([
  ...['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'textarea', 'option'],
]);

/** The attributes that are kept, with React's names for them. */
export const allowedAttributes: ReadonlyMap<string, string> = new Map([
  ['href', 'href'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['scope', 'scope'],
  ['lang', 'lang'],
  ['dir', 'dir'],
]);

/** Addresses that a link may lead to: web, mail, telephone, this site. */
export const isAllowedAddress = (href: string): boolean =>
  /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(href);
