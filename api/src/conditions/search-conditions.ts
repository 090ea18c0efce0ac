/**
 * Finds conditions by what people call them: their names by the matcher of `@shared/contracts/health-search`, which
 * knows half words and misspellings; then words that only a text has by PostgreSQL's full text.
 */
import { readPhrases, TypedText, vocabularyOf, type Phrase } from '@shared/contracts/health-search';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { conditions } from '../db/schema';

interface Names {
  id: number;
  title: string;
  /** Phrases, separated by commas. */
  synonyms: string;
}

/** What belongs to a title, beyond what its words count. */
const forTitle = 0.2;
/** What a phrase counts that is all of the text, and each further word of a phrase. */
const forWhole = 0.5;
const forLength = 0.3;
/** What a text counts that is only a part of a phrase. */
const forPart = 0.5;
/** Results below this share of the best one are left out. */
const leastOfBest = 0.4;

/** The ids of the conditions that a text finds, best first. */
export async function searchConditions(db: Database, search: string): Promise<number[]> {
  const names = await db
    .select({ id: conditions.id, title: conditions.title, synonyms: conditions.synonyms })
    .from(conditions)
    .orderBy(desc(conditions.popular), conditions.title);
  const byName = rankByName(names, search);
  const query = sql`websearch_to_tsquery('english', ${search})`;
  const inTexts = await db
    .select({ id: conditions.id })
    .from(conditions)
    .where(sql`${conditions.words} @@ ${query}`)
    .orderBy(desc(sql`ts_rank(${conditions.words}, ${query})`), conditions.title);
  return [...new Set([...byName, ...inTexts.map(({ id }) => id)])];
}

/** The conditions whose names a text has, best first. */
export function rankByName(names: readonly Names[], search: string): number[] {
  const lists = names.map(({ title, synonyms }) => ({
    title: readPhrases(title),
    phrases: phrasesOf(`${title}, ${synonyms}`),
  }));
  const vocabulary = new Set(lists.flatMap(({ phrases }) => vocabularyOf(phrases)));
  const typed = new TypedText(search, [...vocabulary], true);
  const scores = lists.map(({ title, phrases }, index) => ({
    id: names[index]?.id ?? 0,
    score: scoreOf(typed, phrases) + (title.some((phrase) => typed.match(phrase)) ? forTitle : 0),
  }));
  const best = Math.max(0, ...scores.map(({ score }) => score));
  return scores
    .filter(({ score }) => score > 0 && score >= best * leastOfBest)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

/** Every typed word counts once, by the phrase that has it best; the longest phrase adds to that. */
function scoreOf(typed: TypedText, phrases: Phrase[]): number {
  const values = typed.words.map(() => 0);
  let extra = 0;
  let part = 0;
  for (const phrase of phrases) {
    if (!('words' in phrase)) continue;
    const found = typed.match(phrase);
    if (found) {
      found.forEach((value, at) => (values[at] = Math.max(values[at] ?? 0, value)));
      const covered = found.filter((value) => value > 0);
      const isWhole = covered.length === typed.words.length && phrase.words.length >= typed.words.length;
      const worth = sum(covered) / Math.max(1, covered.length);
      extra = Math.max(extra, worth * ((isWhole ? forWhole : 0) + forLength * (phrase.words.length - 1)));
      continue;
    }
    const begun = typed.matchPart(phrase);
    if (begun) part = Math.max(part, (forPart * sum(begun)) / phrase.words.length);
  }
  return sum(values) + extra + part;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Read once for each list of names, of which there are as many as conditions. */
const readBefore = new Map<string, Phrase[]>();
const mostLists = 1000;

function phrasesOf(list: string): Phrase[] {
  const earlier = readBefore.get(list);
  if (earlier) return earlier;
  if (readBefore.size >= mostLists) readBefore.clear();
  const phrases = readPhrases(list);
  readBefore.set(list, phrases);
  return phrases;
}
