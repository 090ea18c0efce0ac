/** The only way to store a condition: its HTML is sanitised here, so that other code can rely on it. */
import sanitizeHtml from 'sanitize-html';
import type { Database } from '../db/database';
import { conditions } from '../db/schema';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'br',
    'a',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
  },
};

/**
 * HTML with nothing in it that runs, loads or restyles. Sanitised until it no longer changes: removing a tag
 * can leave nesting that a browser parses in another way, so only a stable result was really checked.
 */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, allowed);
  for (let pass = 0; pass < 10; pass += 1) {
    const again = sanitizeHtml(clean, allowed);
    if (again === clean) return clean;
    clean = again;
  }
  // No editor writes HTML that gets here, so all tags are removed.
  return sanitizeHtml(clean, { ...allowed, allowedTags: [] });
}

export type NewCondition = Omit<typeof conditions.$inferInsert, 'id'>;

/** Stores a condition, or updates the one with this title. */
export async function saveCondition(db: Database, condition: NewCondition): Promise<void> {
  const values = { ...condition, body: cleanHtml(condition.body) };
  await db.insert(conditions).values(values).onConflictDoUpdate({ target: conditions.title, set: values });
}
