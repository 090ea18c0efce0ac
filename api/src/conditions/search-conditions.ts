/**
 * Finds conditions by what people call them: PostgreSQL's full text for words, its trigrams for parts of
 * words and misspellings.
 */
import { sql, type SQL } from 'drizzle-orm';
import { conditions } from '../db/schema';

/**
 * The least trigram similarity at which words count as the same, 0 to 1: `maleria` has 0.45 with `malaria`,
 * an unrelated word less than 0.35.
 */
const alike = 0.4;

/** Full text of all the typed words, in any inflection: `itching` finds `itch`. */
const asWords = (search: string): SQL => sql`websearch_to_tsquery('english', ${search})`;

/** Similarity of the typed text to the closest words of a condition's names, 0 to 1. */
const likeness = (search: string): SQL =>
  sql`greatest(word_similarity(${search}, ${conditions.title}), word_similarity(${search}, ${conditions.synonyms}))`;

/**
 * The condition of SQL that selects what a search finds.
 * @param search not empty
 */
export const foundBy = (search: string): SQL =>
  sql`(${conditions.words} @@ ${asWords(search)} or ${likeness(search)} >= ${alike})`;

/** The rank of a found condition: similarity of the names counts most, then how often the words occur. */
export const mostAlike = (search: string): SQL =>
  sql`${likeness(search)} + ts_rank(${conditions.words}, ${asWords(search)})`;
