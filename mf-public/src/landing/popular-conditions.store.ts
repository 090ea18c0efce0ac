import { makeAutoObservable, runInAction } from 'mobx';
import {
  getPopularConditions,
  knownPopularConditions,
  type PopularCondition,
} from './popular-conditions.api';

/** The conditions that the landing page names. */
export class PopularConditionsStore {
  conditions: PopularCondition[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';

  constructor(private readonly fetchPopular: typeof getPopularConditions = getPopularConditions) {
    const known = knownPopularConditions();
    if (known) {
      this.conditions = known;
      this.status = 'ready';
    }
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads them, unless the document was prerendered with them. */
  async load(signal?: AbortSignal): Promise<void> {
    if (this.status === 'ready') return;
    this.status = 'loading';
    try {
      const conditions = await this.fetchPopular(signal);
      runInAction(() => {
        this.conditions = conditions;
        this.status = 'ready';
      });
    } catch {
      if (signal?.aborted) return;
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }
}
