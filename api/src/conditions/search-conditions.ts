/** Finds conditions by everyday names, half-typed words and misspellings (R5.4). */
import { readPhrases, TypedText, vocabularyOf, type Phrase } from '@ilera/contracts/health-search';
import { desc } from 'drizzle-orm';
import { conditions } from '../db/schema';
import type { Services } from '../services';

/** Extra score if the condition's title matches. */
const titleBonus = 0.2;
/** Extra score if the condition's tile text has all typed words. */
const tileBonus = 0.3;
/** Extra score for a phrase that covers everything typed, and for each further word of a phrase. */
const wholePhraseBonus = 0.5;
const extraWordBonus = 0.3;
/** Score for typing only a part of a phrase. */
const partWeight = 0.5;
/** Results that score below this share of the best result are dropped. */
const minShareOfBest = 0.4;

/** Returns the ids of matching conditions, best first; a changed name is found some seconds later. */
export async function searchConditions(services: Services, search: string): Promise<number[]> {
  const { entries, vocabulary } = await services.catalogue.get('condition names', () => readNames(services));
  const typed = new TypedText(search, vocabulary, true);
  const scores = entries.map(({ id, title, phrases, words }) => ({
    id,
    score:
      scoreOf(typed, phrases) +
      (title.some((phrase) => typed.match(phrase)) ? titleBonus : 0) +
      (typed.isWithin(words) ? tileBonus : 0),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  return scores
    .filter(({ score }) => score > 0 && score >= best * minShareOfBest)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

/** Sums each typed word's best match among the phrases, and adds the best bonus of a matching phrase. */
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
      extra = Math.max(
        extra,
        worth * ((isWhole ? wholePhraseBonus : 0) + extraWordBonus * (phrase.words.length - 1)),
      );
      continue;
    }
    const begun = typed.matchPart(phrase);
    if (begun) part = Math.max(part, (partWeight * sum(begun)) / phrase.words.length);
  }
  return sum(values) + extra + part;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The parsed names of all conditions, popular ones first, and the words that searches may mean. */
async function readNames({ db }: Services) {
  const rows = await db
    .select({
      id: conditions.id,
      title: conditions.title,
      text: conditions.text,
      synonyms: conditions.synonyms,
    })
    .from(conditions)
    .orderBy(desc(conditions.popular), conditions.title);
  const entries = rows.map(({ id, title, text, synonyms }) => ({
    id,
    title: readPhrases(title),
    phrases: readPhrases(`${title}, ${synonyms}`),
    words: vocabularyOf(readPhrases(text)),
  }));
  return { entries, vocabulary: vocabularyOf(entries.flatMap(({ phrases }) => phrases)) };
}
