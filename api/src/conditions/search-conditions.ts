/**
 * Finds conditions by what people call them: PostgreSQL's full text for words, its trigrams for half words
 * and misspellings.
 */
import { sql, type SQL } from 'drizzle-orm';
import { conditions } from '../db/schema';

/**
 * From how alike on words count as the same, 0 to 1: `maleria` is 0.45 like `malaria`, and an unrelated word
 * below 0.35.
 */
const alike = 0.4;

/** Full text of all the words that were typed, in any form: `itching` finds `itch`. */
const asWords = (search: string): SQL => sql`websearch_to_tsquery('english', ${search})`;

/** How alike what was typed is to the closest words of a condition's names, 0 to 1. */
const likeness = (search: string): SQL =>
  sql`greatest(word_similarity(${search}, ${conditions.title}), word_similarity(${search}, ${conditions.synonyms}))`;

/** Which conditions a search finds. @param search not empty */
export const foundBy = (search: string): SQL =>
  sql`(${conditions.words} @@ ${asWords(search)} or ${likeness(search)} >= ${alike})`;

/** Higher for what fits better: likeness of the names counts most, then how often the words occur. */
export const mostAlike = (search: string): SQL =>
  sql`${likeness(search)} + ts_rank(${conditions.words}, ${asWords(search)})`;
