import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConditionRow } from '../catalogue/condition-row';
import { searchConditions } from './search-conditions.api';

/** Fewer letters say nothing: every word begins with some letter. */
const fewestLetters = 2;

/** What the search field offers while somebody types. */
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
   * Looks for conditions. The previous ones stay until the new ones are there; an earlier response never
   * shows.
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

  /** Offers nothing, and gives up what is on its way. */
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
