import { Resource } from '@shared/runtime';
import { makeAutoObservable, runInAction } from 'mobx';
import { type ConditionRow, conditionsFor } from '../catalogue/condition-sources';

/** A single letter begins some word of every text. */
const fewestLetters = 2;

/** The options of the search field while somebody types. */
export class ConditionSearchStore {
  /** The words that `found` belongs to; empty where nothing is offered. */
  words = '';
  private readonly results = new Resource(conditionsFor, true);

  constructor() {
    makeAutoObservable<this, 'results'>(this, { results: false }, { autoBind: true });
  }

  get found(): readonly ConditionRow[] {
    return this.failed ? [] : (this.results.data?.rows ?? []);
  }

  /** Whether there is something to offer. */
  get ready(): boolean {
    return this.words !== '' && !this.failed;
  }

  get failed(): boolean {
    return this.results.status === 'failed';
  }

  /** Searches. The previous results stay until the new ones arrive. */
  async find(words: string): Promise<void> {
    this.results.stop();
    if (words.length < fewestLetters) return;
    if (await this.results.load(words)) runInAction(() => void (this.words = words));
  }

  /** Clears the results and aborts the running search. */
  clear(): void {
    this.results.clear();
    this.words = '';
  }
}
