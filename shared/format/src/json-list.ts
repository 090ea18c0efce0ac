/** Parses a list from a JSON string, or returns a list unchanged; any other value gives an empty list (R4.50). */
export function safeParseList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || value.trim() === '') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    // A condition with broken questions still shows title and text.
    return [];
  }
}

/** A question with its answer. */
export interface Faq {
  question: string;
  answer: string;
}

/** Parses a condition's `faqs`, and drops entries without a question or an answer. */
export function parseFaqs(value: unknown): Faq[] {
  return safeParseList(value).flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const { question, answer } = item as Partial<Record<keyof Faq, unknown>>;
    return typeof question === 'string' && typeof answer === 'string' && question
      ? [{ question, answer }]
      : [];
  });
}
