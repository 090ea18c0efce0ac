import { escapeHtml } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { Parser } from 'htmlparser2';

/** JSON as the text of a `<script type="application/json">`: no `<` can end the element or open a comment. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The Content-Security-Policy's source for an inline script or style. */
export const cspHash = (text: string): string => `'${toIntegrity(text)}'`;

/** A start tag with the text that follows it. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** The tags of HTML, in their order. */
export function parseTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => tags.push({ name, attributes, text: '' }),
    ontext: (text) => {
      const last = tags.at(-1);
      if (last) last.text += text;
    },
  });
  parser.end(html);
  return tags;
}

/** The HTML of tags. */
export const formatTags = (tags: Tag[]): string =>
  tags
    .map(({ name, attributes, text }) => {
      const written = Object.entries(attributes).map(([key, value]) =>
        value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
      );
      return `<${name}${written.join('')}>${name === 'title' ? `${escapeHtml(text)}</title>` : ''}`;
    })
    .join('');
