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

/** HTML with nothing in it that runs, loads or restyles. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);

export type NewCondition = Omit<typeof conditions.$inferInsert, 'id'>;

/** Stores a condition, or brings the one of this title up to date. */
export async function saveCondition(db: Database, condition: NewCondition): Promise<void> {
  const values = { ...condition, body: cleanHtml(condition.body) };
  await db.insert(conditions).values(values).onConflictDoUpdate({ target: conditions.title, set: values });
}
