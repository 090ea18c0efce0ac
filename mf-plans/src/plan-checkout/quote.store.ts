import type { CoverStart, PlanQuote, PlanQuoteBody } from '@shared/contracts/api';
import { AbortedError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getPlanQuote } from './get-plan-quote.api';

/** What the chosen plan costs and covers, as the API prices it against what is paid already (R4.76). */
export class QuoteStore {
  quote: PlanQuote | null = null;
  /** `stale`: a choice has changed, and its price is not loaded yet. */
  status: 'stale' | 'ready' | 'failed' = 'stale';
  error: unknown = null;
  /** The person has confirmed that the running plan ends today. */
  confirmed = false;
  private request: AbortController | null = null;

  /** @param start when the plan starts; undefined leaves it to the API */
  constructor(
    public start?: CoverStart,
    private readonly get: typeof getPlanQuote = getPlanQuote,
  ) {
    makeAutoObservable<this, 'get' | 'request'>(
      this,
      { quote: observableRef, error: observableRef, get: false, request: false },
      { autoBind: true },
    );
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
    this.request?.abort();
    this.status = 'stale';
  }

  /** Loads the price of these choices; a later call replaces an earlier one. */
  async load(body: PlanQuoteBody): Promise<void> {
    this.expire();
    const request = (this.request = new AbortController());
    try {
      const quote = await this.get({ ...body, ...(this.start && { start: this.start }) }, request.signal);
      runInAction(() => {
        if (request.signal.aborted) return;
        this.quote = quote;
        this.status = 'ready';
        this.error = null;
      });
    } catch (error) {
      if (request.signal.aborted || error instanceof AbortedError) return;
      runInAction(() => {
        this.status = 'failed';
        this.error = error;
        // What cannot start now may still follow on: the next request leaves the choice to the API.
        this.start = undefined;
      });
    }
  }
}
