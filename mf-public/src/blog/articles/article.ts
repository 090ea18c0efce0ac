/** A piece of an article's body. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'warning'; text: string };

/** What a card shows of an article. */
export interface ArticleSummary {
  id: string;
  title: string;
  summary: string;
  topic: string;
  author: string;
  /** `yyyy-mm-dd`. */
  date: string;
  minutes: number;
  /** The day of its medical review, `yyyy-mm-dd`; absent where it is not about health. */
  reviewedAt?: string;
}

/** Shorthands that keep the articles' own files readable. */
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const warning = (words: string): Block => ({ kind: 'warning', text: words });
