/** Stores conditions and sanitises their HTML. No other code may store conditions, so that all HTML is safe. */
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
 * Removes everything from the HTML that runs, loads or restyles. Repeats until the result is stable, because removing a
 * tag can leave nesting that browsers parse differently.
 */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, allowed);
  for (let pass = 0; pass < 10; pass += 1) {
    const again = sanitizeHtml(clean, allowed);
    if (again === clean) return clean;
    clean = again;
  }
  // No editor writes HTML that is still unstable here, so all tags are removed.
  return sanitizeHtml(clean, { ...allowed, allowedTags: [] });
}

export type NewCondition = Omit<typeof conditions.$inferInsert, 'id'>;

/** Stores a condition, or updates the one with this title. */
export async function saveCondition(db: Database, condition: NewCondition): Promise<void> {
  const values = { ...condition, body: cleanHtml(condition.body) };
  await db.insert(conditions).values(values).onConflictDoUpdate({ target: conditions.title, set: values });
}
