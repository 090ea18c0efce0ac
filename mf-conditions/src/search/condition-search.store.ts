import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConditionRow } from '../catalogue/condition-row';
import { searchConditions } from '../catalogue/search-conditions.api';

/** A single letter begins some word of every text. */
const fewestLetters = 2;

/** The options of the search field while somebody types. */
export class ConditionSearchStore {
  /** The words that `found` belongs to; empty where nothing is offered. */
  words = '';
  found: readonly ConditionRow[] = [];
  status: 'idle' | 'ready' | 'failed' = 'idle';
  private asked: AbortController | null = null;

  constructor(private readonly search: typeof searchConditions = searchConditions) {
    makeAutoObservable<this, 'asked' | 'search'>(
      this,
      { found: observableRef, asked: false, search: false },
      { autoBind: true },
    );
  }

  /**
   * Searches. The previous results stay until the new ones arrive; the response to an earlier search is
   * ignored.
   */
  async find(words: string): Promise<void> {
    this.stop();
    if (words.length < fewestLetters) return;
    const turn = new AbortController();
    this.asked = turn;
    try {
      const found = await this.search(words, turn.signal);
      runInAction(() => {
        if (this.asked === turn) Object.assign(this, { words, found, status: 'ready' });
      });
    } catch {
      runInAction(() => {
        if (this.asked === turn) Object.assign(this, { words, found: [], status: 'failed' });
      });
    }
  }

  /** Clears the results and aborts the running search. */
  clear(): void {
    this.stop();
    this.words = '';
    this.found = [];
    this.status = 'idle';
  }

  private stop(): void {
    this.asked?.abort();
    this.asked = null;
  }
}
