/** The only way a condition is written: its HTML is cleaned here, so nothing else needs to trust or check it. */
import sanitizeHtml from 'sanitize-html';
import type { Database } from '../db/open-database';
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
 * HTML with nothing in it that runs, loads or restyles. Cleaned until it stays as it is: taking a tag away
 * can leave nesting that a browser reads in another way, and only what it reads the same way again was really
 * looked at.
 */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, allowed);
  for (let pass = 0; pass < 10; pass += 1) {
    const again = sanitizeHtml(clean, allowed);
    if (again === clean) return clean;
    clean = again;
  }
  // Nothing written by an editor gets here; what does is not worth keeping.
  return sanitizeHtml(clean, { ...allowed, allowedTags: [] });
}

export type NewCondition = Omit<typeof conditions.$inferInsert, 'id'>;

/** Stores a condition, or brings the one of this title up to date. */
export async function saveCondition(db: Database, condition: NewCondition): Promise<void> {
  const values = { ...condition, body: cleanHtml(condition.body) };
  await db.insert(conditions).values(values).onConflictDoUpdate({ target: conditions.title, set: values });
}
