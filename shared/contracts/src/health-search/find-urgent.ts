import { readPhrases, TypedText, vocabularyOf } from './phrases';
import { plain } from './spelling';
import { harmless, ordinaryWords, urgentSigns } from './urgent.words';

/** What a text tells of: something that may end a life soon, or that somebody may harm themselves. */
export type Urgency = 'emergency' | 'self-harm';

const signs = Object.entries(urgentSigns).map(([name, languages]) => ({
  urgency: name === 'selfHarm' ? ('self-harm' as const) : ('emergency' as const),
  phrases: Object.values(languages).flatMap(readPhrases),
}));
const vocabulary = [...vocabularyOf(signs.flatMap(({ phrases }) => phrases)), ...ordinaryWords];

/**
 * Whether somebody's own words name an emergency (R5.18). A wrong alarm costs less than a missed one, so "no"
 * before a sign does not take it away.
 */
export function findUrgent(text: string): Urgency | null {
  const typed = new TypedText(plain(text).replace(harmless, ' '), vocabulary);
  return signs.find(({ phrases }) => phrases.some((phrase) => typed.match(phrase)))?.urgency ?? null;
}
