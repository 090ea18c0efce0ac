import type { ConsultationMethod } from '@shared/contracts/api';
import { HttpError, Mutation, Resource, type Source } from '@shared/runtime';
import { useEffect, useState } from 'react';

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
  readonly moving: Mutation<[date: string], void>;
  readonly cancelling: Mutation<[], void>;
}

/**
 * One visit and the changes that its person makes. After a refused change the visit is what the API has, because another
 * tab may have changed it.
 */
export class VisitStore<Visit extends { method: ConsultationMethod }> implements ChangingVisit {
  readonly loaded: Resource<Visit>;
  readonly moving: Mutation<[date: string], void>;
  readonly cancelling: Mutation<[], void>;

  constructor({ read, move, cancel, lists }: VisitCalls<Visit>) {
    this.loaded = new Resource(read);
    const readingAgain = new Mutation(() => read().load(new AbortController().signal), lists);
    const change = async (sent: Promise<Visit>) => {
      try {
        this.loaded.take(await sent);
      } catch (error) {
        const isRefused = error instanceof HttpError && error.status === 422;
        const now = isRefused ? await readingAgain.run() : null;
        if (now) this.loaded.take(now.result);
        throw error;
      }
    };
    this.moving = new Mutation((date) => change(move(date)), lists);
    this.cancelling = new Mutation(() => change(cancel()), lists);
  }

  get visit(): Visit | null {
    return this.loaded.data ?? null;
  }
}

/** The store of one visit for a screen, which loads it unless there is nothing to load it by. */
export function useVisit<Visit extends { method: ConsultationMethod }>(
  callsOf: (key: string) => VisitCalls<Visit>,
  key: string,
): VisitStore<Visit> {
  const [store] = useState(() => new VisitStore(callsOf(key)));
  useEffect(() => {
    if (key) void store.loaded.load();
    return store.loaded.stop;
  }, [store, key]);
  return store;
}
