import { readPhrases, TypedText, vocabularyOf } from './phrases';
import { plain } from './spelling';
import { harmless, ordinaryWords, urgentSigns } from './urgent.words';

/** The danger that a text describes: a threat to life, or self-harm. */
export type Urgency = 'emergency' | 'self-harm';

const signs = Object.entries(urgentSigns).map(([name, languages]) => ({
  urgency: name === 'selfHarm' ? ('self-harm' as const) : ('emergency' as const),
  phrases: Object.values(languages).flatMap(readPhrases),
}));
const vocabulary = [...vocabularyOf(signs.flatMap(({ phrases }) => phrases)), ...ordinaryWords];

/**
 * Whether a description names an emergency (R5.18). A false alarm costs less than a missed one, so a preceding "no"
 * does not cancel a sign.
 */
export function findUrgent(text: string): Urgency | null {
  const typed = new TypedText(plain(text).replace(harmless, ' '), vocabulary);
  return signs.find(({ phrases }) => phrases.some((phrase) => typed.match(phrase)))?.urgency ?? null;
}
