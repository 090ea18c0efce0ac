import { makeAutoObservable, runInAction } from 'mobx';
import { getPopularConditions, type PopularCondition } from './popular-conditions.api';

/** The conditions that the landing page names. */
export class PopularConditionsStore {
  conditions: PopularCondition[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';

  constructor(private readonly fetchPopular: typeof getPopularConditions = getPopularConditions) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(signal?: AbortSignal): Promise<void> {
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
