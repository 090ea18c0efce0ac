const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, in element content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The text of HTML that this function, or React, has escaped. */
export const unescapeHtml = (html: string): string =>
  html
    .replace(/&#x27;/g, "'")
    .replace(
      /&#?\w+;/g,
      (entity) => Object.keys(entities).find((character) => entities[character] === entity) ?? entity,
    );
