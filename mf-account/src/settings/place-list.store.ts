import type { Place } from '@shared/contracts/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** One of the dependent lists: empty until its parent is chosen. */
export class PlaceListStore {
  places: Place[] = [];
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  private parent = '';
  private turn = 0;

  constructor(private readonly fetch: (parent: string) => Promise<Place[]>) {
    makeAutoObservable<this, 'fetch' | 'turn' | 'parent'>(
      this,
      { fetch: false, turn: false, parent: false, places: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the places under a parent; a choice made meanwhile wins over a late answer. */
  async load(parent: string): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.parent = parent;
    this.places = [];
    this.status = 'loading';
    try {
      const places = await this.fetch(parent);
      runInAction(() => {
        if (turn === this.turn) Object.assign(this, { places, status: 'ready' });
      });
    } catch {
      runInAction(() => {
        if (turn === this.turn) this.status = 'failed';
      });
    }
  }

  /** Asks once more for what failed. */
  retry(): Promise<void> {
    return this.load(this.parent);
  }

  /** Nothing can be chosen until the parent is. */
  clear(): void {
    this.turn += 1;
    this.places = [];
    this.status = 'idle';
  }
}
