/** Matches health texts that people type against signs of an emergency and conditions. */
import { isMisspelled, isSameWord, plain } from './spelling';

/**
 * Words that a text must hold near one another, in any order, each with alternatives; or, after `=` in the list, words
 * in exactly this form.
 */
export type Phrase = { words: string[][] } | { exactly: string };

/** Maximum distance between a phrase's words, beyond their number. */
const gap = 4;
/** Weight of a misspelled word or of a word's beginning, relative to 1 for the word itself. */
const worth = { same: 1, misspelled: 0.7, begun: 0.6 } as const;

/** Parses `chest pain|hurt, =i wan die` into phrases. */
export function readPhrases(list: string): Phrase[] {
  return list.split(',').flatMap((text): Phrase[] => {
    if (text.trim().startsWith('=')) return [{ exactly: ` ${plain(text)} ` }];
    const words = text
      .trim()
      .split(/\s+/)
      .map((group) => group.split('|').flatMap((word) => plain(word).split(' ')))
      .map((group) => group.filter((word) => word !== '' && !stopWords.has(word)))
      .filter((group) => group.length > 0);
    return words.length > 0 ? [{ words }] : [];
  });
}

/** All distinct words of phrases: a typed word among them is not a misspelling of another. */
export const vocabularyOf = (phrases: Phrase[]): string[] => [
  ...new Set(phrases.flatMap((phrase) => ('words' in phrase ? phrase.words.flat() : []))),
];

/** A typed text, prepared for comparison with phrases. */
export class TypedText {
  readonly words: string[];
  private readonly text: string;
  private readonly endsInWord: boolean;
  private readonly known = new Map<string, boolean>();
  private readonly hits = new Map<string, number[]>();

  /** @param begun whether the last word may still be unfinished */
  constructor(
    text: string,
    private readonly vocabulary: readonly string[],
    begun = false,
  ) {
    const typedWords = plain(text).split(' ').filter(Boolean);
    this.text = ` ${typedWords.join(' ')} `;
    this.words = typedWords.filter((word) => !stopWords.has(word));
    this.endsInWord = begun && typedWords.at(-1) === this.words.at(-1);
  }

  /** The weight of each typed word for a phrase, 0 to 1; null if the phrase does not occur. */
  match(phrase: Phrase): number[] | null {
    if ('exactly' in phrase) return this.text.includes(phrase.exactly) ? [] : null;
    const groups = phrase.words.map((words) => this.valuesOf(words));
    for (let start = 0; start < this.words.length; start += 1) {
      const end = start + groups.length + gap;
      if (groups.every((values) => values.slice(start, end).some((value) => value > 0)))
        return this.words.map((_, at) =>
          at >= start && at < end ? Math.max(...groups.map((values) => values[at] ?? 0)) : 0,
        );
    }
    return null;
  }

  /** Whether all typed words are among these. */
  isWithin(words: readonly string[]): boolean {
    return (
      this.words.length > 0 && this.words.every((typed) => words.some((word) => isSameWord(typed, word)))
    );
  }

  /** Like `match`, for a text that is only part of the phrase. */
  matchPart(phrase: Phrase): number[] | null {
    if ('exactly' in phrase || this.words.length === 0 || this.words.length >= phrase.words.length)
      return null;
    const groups = phrase.words.map((words) => this.valuesOf(words));
    const values = this.words.map((_, at) => Math.max(...groups.map((group) => group[at] ?? 0)));
    return values.every((value) => value > 0) ? values : null;
  }

  private valuesOf(alternatives: string[]): number[] {
    const lists = alternatives.map((word) => this.valuesOfWord(word));
    return this.words.map((_, at) => Math.max(...lists.map((values) => values[at] ?? 0)));
  }

  private valuesOfWord(word: string): number[] {
    const cached = this.hits.get(word);
    if (cached) return cached;
    const values = this.words.map((typed, at): number => {
      if (isSameWord(typed, word)) return worth.same;
      if (this.endsInWord && at === this.words.length - 1 && this.mayBegin(typed) && word.startsWith(typed))
        return worth.begun;
      return isMisspelled(typed, word) && !this.isKnown(typed) ? worth.misspelled : 0;
    });
    this.hits.set(word, values);
    return values;
  }

  /**
   * Whether a typed word may be the beginning of another: a short word with a meaning, such as `iba`, counts as
   * complete.
   */
  private mayBegin(typed: string): boolean {
    return typed.length > 1 && (typed.length > 4 || !this.vocabulary.includes(typed));
  }

  /** Whether a typed word is in the vocabulary, and therefore not a misspelling of another word. */
  private isKnown(typed: string): boolean {
    const cached = this.known.get(typed);
    if (cached !== undefined) return cached;
    const isKnown = this.vocabulary.some((other) => isSameWord(typed, other));
    this.known.set(typed, isKnown);
    return isKnown;
  }
}

/** Words without medical meaning, in English, Nigerian Pidgin, Hausa, Yoruba and Igbo. "No" is not among them. */
const stopWords = new Set(
  `a an the i im ive me my mine we our you your he his she her hers it its they them their this that these those
  is are was were be been being am do does did have has had having get gets getting got want need needs feel feels
  feeling felt think at in on of for to from and or but with by as so if when while then than very really quite too
  just also please help since about day days week weeks month months year years yesterday today now ago always
  often sometimes what how why which who where can could should would will may might treatment treat treating cure
  remedy medicine symptom symptoms sign signs cause causes disease condition doctor
  hello good some any there going keep keeps keeping
  dey de don na wey e im una abeg oo sef sha una dem una sey
  ina yana tana nake take yake da ta ya ke ne ce wai mai sosai ni min mana kuma sai domin don
  n ti ni fun naa gan se pelu mi mo
  m nke di nwere ka ga`.split(/\s+/),
);
