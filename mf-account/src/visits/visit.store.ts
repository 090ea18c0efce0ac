import type { Visit } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { api, HttpError, Mutation, Resource } from '@shared/runtime';
import { makeAutoObservable } from 'mobx';

const lists = [calls.appointments, calls.nextVisit];

/**
 * One visit and the changes that its owner makes. After a refused change the visit is what the API has, because another
 * tab may have changed it.
 */
export class VisitStore {
  readonly loaded = new Resource(() => api.read(calls.visit, { params: this.params }));
  readonly changing = new Mutation((send: () => Promise<Visit>) => this.change(send), lists);
  private readonly readingAgain = new Mutation(() => api.call(calls.visit, { params: this.params }), lists);
  private readonly params: { reference: string };

  constructor(reference: string) {
    this.params = { reference };
    makeAutoObservable<this, 'readingAgain' | 'params'>(
      this,
      { loaded: false, changing: false, readingAgain: false, params: false },
      { autoBind: true },
    );
  }

  get visit(): Visit | null {
    return this.loaded.data ?? null;
  }

  /** Moves it; `date` is a booking's wire text. False where that failed. */
  async move(date: string): Promise<boolean> {
    const { params } = this;
    return (await this.changing.run(() => api.call(calls.moveVisit, { params, body: { date } }))) !== null;
  }

  /** Cancels it. False where that failed. */
  async cancel(): Promise<boolean> {
    const { params } = this;
    return (await this.changing.run(() => api.call(calls.cancelVisit, { params }))) !== null;
  }

  private async change(send: () => Promise<Visit>): Promise<Visit> {
    try {
      const visit = await send();
      this.loaded.take(visit);
      return visit;
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 422;
      const read = isRefused ? await this.readingAgain.run() : null;
      if (read) this.loaded.take(read.result);
      throw error;
    }
  }
}
