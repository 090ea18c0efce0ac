/**
 * Remembers public answers that change only when operators change them: categories, conditions, plans, places. A few
 * seconds are enough to take almost all reading off the database, and short enough that several servers agree soon.
 */
const keepMs = 10_000;
const maxEntries = 1000;

export interface CatalogueMemory {
  /** The answer under this key, made now if it is not remembered. People who ask together share one making. */
  recall<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Forgets everything: something was changed here. */
  forget(): void;
}

/** An empty memory. */
export function createCatalogueMemory(): CatalogueMemory {
  const entries = new Map<string, { until: number; answer: Promise<unknown> }>();
  return {
    recall<T>(key: string, make: () => Promise<T>): Promise<T> {
      const entry = entries.get(key);
      if (entry && entry.until > performance.now()) return entry.answer as Promise<T>;
      const answer = make();
      entries.delete(key);
      entries.set(key, { until: performance.now() + keepMs, answer });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
      // A failure is not remembered: the next one asks again.
      answer.catch(() => entries.delete(key));
      return answer;
    },
    forget: () => entries.clear(),
  };
}
