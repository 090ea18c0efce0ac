import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { listPlans } from './list-plans.api';
import type { PlanOffer } from './plan';
import type { PlanType } from './plan-type';

/** The plans of the chosen type. Only the answer to the last choice shows, in whatever order answers come. */
export class PlanListStore {
  type: PlanType | null = null;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  plans: PlanOffer[] = [];
  private request: AbortController | null = null;

  constructor(private readonly list: typeof listPlans = listPlans) {
    makeAutoObservable<this, 'request' | 'list'>(
      this,
      { plans: observableRef, request: false, list: false },
      { autoBind: true },
    );
  }

  /** Loads a type's plans, giving up the load before it. */
  async load(type: PlanType): Promise<void> {
    this.stop();
    const request = new AbortController();
    this.request = request;
    this.type = type;
    this.status = 'loading';
    this.plans = [];
    try {
      const plans = await this.list(type, request.signal);
      this.finish(request, 'ready', plans);
    } catch {
      this.finish(request, 'failed', []);
    }
  }

  /** Gives up what is on its way. */
  stop(): void {
    this.request?.abort();
    this.request = null;
  }

  private finish(request: AbortController, status: 'ready' | 'failed', plans: PlanOffer[]): void {
    if (this.request !== request) return;
    runInAction(() => {
      this.status = status;
      this.plans = plans;
    });
  }
}
