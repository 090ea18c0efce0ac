import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PlaceOption } from './places.api';

/** One of the three lists that depend on each other: empty until a place above it is chosen. */
export class PlaceListStore {
  places: PlaceOption[] = [];
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  private parentId = '';
  private lastRequest = 0;

  /** @param fetchPlaces requests the places under a parent */
  constructor(private readonly fetchPlaces: (parentId: string) => Promise<PlaceOption[]>) {
    makeAutoObservable<this, 'fetchPlaces' | 'lastRequest' | 'parentId'>(
      this,
      { fetchPlaces: false, lastRequest: false, parentId: false, places: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the places under a parent; the response to an earlier request is ignored. */
  async load(parentId: string): Promise<void> {
    const request = (this.lastRequest += 1);
    this.parentId = parentId;
    this.places = [];
    this.status = 'loading';
    try {
      const places = await this.fetchPlaces(parentId);
      runInAction(() => {
        if (request === this.lastRequest) Object.assign(this, { places, status: 'ready' });
      });
    } catch {
      runInAction(() => {
        if (request === this.lastRequest) this.status = 'failed';
      });
    }
  }

  /** Repeats the load that failed. */
  retry(): Promise<void> {
    return this.load(this.parentId);
  }

  /** Empties the list until a parent is chosen. */
  clear(): void {
    this.lastRequest += 1;
    this.places = [];
    this.status = 'idle';
  }
}
