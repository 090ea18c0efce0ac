import { action, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { knownPlans, listPlans } from './list-plans.api';
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
      // Called while the page is drawn for the first time, where an action that MobX infers would be none.
      { showKnown: action, plans: observableRef, request: false, list: false },
      { autoBind: true },
    );
  }

  /** Begins with what the document was prerendered with. False when it has to be asked for. */
  showKnown(type: PlanType): boolean {
    this.stop();
    const known = knownPlans(type);
    this.type = type;
    this.status = known ? 'ready' : 'loading';
    this.plans = known ?? [];
    return known !== undefined;
  }

  /** Shows a type's plans, giving up the load before it: at once where the document brought them. */
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
