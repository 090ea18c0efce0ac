import type { CoverStart, PlanQuote, PlanQuoteBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { api, Resource } from '@shared/runtime';
import { makeAutoObservable, runInAction } from 'mobx';

/** What the chosen plan costs and covers, as the API prices it against what is paid already (R4.76). */
export class QuoteStore {
  /** The quote of the choices; it is loading while one of them has changed. */
  readonly loaded = new Resource((body: PlanQuoteBody) => api.read(calls.planQuote, { body }), true);
  /** The person has confirmed that the running plan ends today. */
  confirmed = false;

  /** @param start when the plan starts; undefined leaves it to the API */
  constructor(public start?: CoverStart) {
    makeAutoObservable(this, { loaded: false }, { autoBind: true });
  }

  /** What was loaded last. */
  get quote(): PlanQuote | null {
    return this.loaded.data ?? null;
  }

  /** True when the choice ends a plan that is paid, which the person must confirm. */
  get endsRunning(): boolean {
    return this.quote?.start === 'now' && this.quote.paid.length > 0;
  }

  chooseStart(start: CoverStart): void {
    this.start = start;
    this.confirmed = false;
  }

  confirm(confirmed: boolean): void {
    this.confirmed = confirmed;
  }

  /** Marks the price as one that no longer fits the choices. */
  expire(): void {
    this.loaded.expire();
  }

  /** Loads the price of these choices. */
  async load(body: PlanQuoteBody): Promise<void> {
    await this.loaded.load({ ...body, ...(this.start && { start: this.start }) });
    // What cannot start now may still follow on: the next request leaves the choice to the API.
    if (this.loaded.status === 'failed') runInAction(() => void (this.start = undefined));
  }
}
