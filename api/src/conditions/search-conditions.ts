/** Finds conditions by what people call them, with half words and misspellings (R5.4). */
import { readPhrases, TypedText, vocabularyOf, type Phrase } from '@ilera/contracts/health-search';
import { desc } from 'drizzle-orm';
import type { Database } from '../db/database';
import { conditions } from '../db/schema';

interface Names {
  id: number;
  title: string;
  text: string;
  /** Phrases, separated by commas. */
  synonyms: string;
}

/** What belongs to a title, beyond what its words count. */
const forTitle = 0.2;
/** What a text counts whose words are all on the condition's tile. */
const forText = 0.3;
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
    .select({
      id: conditions.id,
      title: conditions.title,
      text: conditions.text,
      synonyms: conditions.synonyms,
    })
    .from(conditions)
    .orderBy(desc(conditions.popular), conditions.title);
  const { entries, vocabulary } = indexOf(names);
  const typed = new TypedText(search, vocabulary, true);
  const scores = entries.map(({ id, title, phrases, words }) => ({
    id,
    score:
      scoreOf(typed, phrases) +
      (title.some((phrase) => typed.match(phrase)) ? forTitle : 0) +
      (typed.isWithin(words) ? forText : 0),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
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

interface Index {
  entries: { id: number; title: Phrase[]; phrases: Phrase[]; words: string[] }[];
  vocabulary: string[];
}

/** The names as phrases, read again only when a name changed. */
let latest: { names: string; index: Index } | undefined;

function indexOf(rows: readonly Names[]): Index {
  const names = JSON.stringify(rows);
  if (latest?.names === names) return latest.index;
  const entries = rows.map(({ id, title, text, synonyms }) => ({
    id,
    title: readPhrases(title),
    phrases: readPhrases(`${title}, ${synonyms}`),
    words: vocabularyOf(readPhrases(text)),
  }));
  const vocabulary = vocabularyOf(entries.flatMap(({ phrases }) => phrases));
  latest = { names, index: { entries, vocabulary } };
  return latest.index;
}
