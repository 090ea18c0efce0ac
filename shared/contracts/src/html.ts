/** Escapes HTML for pages without React: those of the API, the gateway, the console and the service worker. */

/** Escaped markup. Only `html` creates it. */
export class Html {
  constructor(readonly text: string) {}
}

/** A value in a template: `false` and `undefined` render nothing, so that `condition && html…` reads well. */
type Value = string | number | Html | false | undefined | Value[];

/** Builds markup; every value except markup is escaped. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.map((text, index) => text + (index < values.length ? write(values[index]) : '')).join(''));

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(write).join('');
  return value instanceof Html ? value.text : escapeHtml(String(value));
}

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

/** Reverses the escaping of `escapeHtml` or React. */
export const unescapeHtml = (html: string): string =>
  html
    .replace(/&#x27;/g, "'")
    .replace(
      /&#?\w+;/g,
      (entity) => Object.keys(entities).find((character) => entities[character] === entity) ?? entity,
    );
