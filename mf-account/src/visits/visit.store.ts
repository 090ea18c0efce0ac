import type { ConsultationMethod } from '@shared/contracts/api';
import { HttpError, Mutation, Resource, type Source } from '@shared/runtime';
import { makeAutoObservable } from 'mobx';

/** The calls about one visit: by its account, or by the link of a guest's mail. */
export interface VisitCalls<Visit> {
  read: () => Source<Visit>;
  /** `date` is a booking's wire text. */
  move: (date: string) => Promise<Visit>;
  cancel: () => Promise<Visit>;
  /** Calls whose data a change makes stale. */
  lists: readonly { path: string }[];
}

/** What the screens of a change need. */
export interface ChangingVisit {
  readonly visit: { method: ConsultationMethod } | null;
  readonly changing: { readonly busy: boolean; readonly failure: unknown; clear(): void };
  move(date: string): Promise<boolean>;
  cancel(): Promise<boolean>;
}

/**
 * One visit and the changes that its person makes. After a refused change the visit is what the API has, because another
 * tab may have changed it.
 */
export class VisitStore<Visit extends { method: ConsultationMethod }> implements ChangingVisit {
  readonly loaded: Resource<Visit>;
  readonly changing: Mutation<[send: () => Promise<Visit>], Visit>;
  private readonly readingAgain: Mutation<[], Visit>;

  constructor(private readonly visitCalls: VisitCalls<Visit>) {
    const { read, lists } = visitCalls;
    this.loaded = new Resource(read);
    this.changing = new Mutation((send) => this.change(send), lists);
    this.readingAgain = new Mutation(() => read().load(new AbortController().signal), lists);
    makeAutoObservable<this, 'visitCalls' | 'readingAgain'>(
      this,
      { loaded: false, changing: false, visitCalls: false, readingAgain: false },
      { autoBind: true },
    );
  }

  get visit(): Visit | null {
    return this.loaded.data ?? null;
  }

  /** Moves it. False where that failed. */
  async move(date: string): Promise<boolean> {
    return (await this.changing.run(() => this.visitCalls.move(date))) !== null;
  }

  /** Cancels it. False where that failed. */
  async cancel(): Promise<boolean> {
    return (await this.changing.run(this.visitCalls.cancel)) !== null;
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
