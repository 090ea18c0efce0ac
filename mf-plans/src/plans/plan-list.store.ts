import type { PlanType } from '@shared/format';
import { action, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { knownPlans, listPlans } from './list-plans.api';
import type { PlanOffer } from './plan';

/** The plans of the chosen type. Responses to earlier choices are ignored. */
export class PlanListStore {
  type: PlanType | null = null;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  plans: PlanOffer[] = [];
  private request: AbortController | null = null;

  constructor(private readonly list: typeof listPlans = listPlans) {
    makeAutoObservable<this, 'request' | 'list'>(
      this,
      // An explicit action, because it is called during the first rendering, where an inferred one would not
      // be one.
      { showKnown: action, plans: observableRef, request: false, list: false },
      { autoBind: true },
    );
  }

  /** Shows the plans that the document was prerendered with; false where it has none of this type. */
  showKnown(type: PlanType): boolean {
    this.stop();
    const known = knownPlans(type);
    this.type = type;
    this.status = known ? 'ready' : 'loading';
    this.plans = known ?? [];
    return known !== undefined;
  }

  /** Shows a type's plans, from the document where it has them, and aborts the load before it. */
  async load(type: PlanType): Promise<void> {
    if (this.showKnown(type)) return;
    const request = new AbortController();
    this.request = request;
    try {
      const plans = await this.list(type, request.signal);
      this.finish(request, 'ready', plans);
    } catch {
      this.finish(request, 'failed', []);
    }
  }

  /** Aborts the running load. */
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
