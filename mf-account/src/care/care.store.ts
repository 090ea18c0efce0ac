import type { Care } from '@shared/contracts/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CareSource } from './care.api';

/** What the clinic left for one visit. */
export class CareStore {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  care: Care | null = null;
  error: unknown = null;

  constructor(readonly source: CareSource) {
    makeAutoObservable(
      this,
      { care: observableRef, error: observableRef, source: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.status = 'loading';
    try {
      const care = await this.source.read();
      runInAction(() => Object.assign(this, { care, status: 'ready' }));
    } catch (error) {
      runInAction(() => Object.assign(this, { error, status: 'failed' }));
    }
  }
}
