import { HttpError, Mutation, type Source, useResource } from '@ilera/runtime';
import { useState } from 'react';

/** The calls about one visit: by its account, or by the link of a guest's mail. */
export interface VisitCalls<Visit> {
  read: () => Source<Visit>;
  /** `date` is a booking's wire text. */
  move: (date: string) => Promise<Visit>;
  cancel: () => Promise<Visit>;
  /** Calls whose data a change makes stale. */
  lists: readonly { path: string }[];
}

/** The changes that a person makes to their visit. */
export interface VisitChange {
  readonly moving: Mutation<[date: string], void>;
  readonly cancelling: Mutation<[], void>;
}

/**
 * One visit for a screen, which is read unless there is nothing to read it by, and its changes. After a refused change the
 * visit is what the API has, because another tab may have changed it.
 */
export function useVisit<Visit>(callsOf: (key: string) => VisitCalls<Visit>, key: string) {
  const visit = useResource((of: string) => callsOf(of).read(), key ? [key] : null);
  const [change] = useState((): VisitChange => {
    const { read, move, cancel, lists } = callsOf(key);
    const readingAgain = new Mutation(() => read().load(new AbortController().signal), lists);
    const take = async (sent: Promise<Visit>) => {
      try {
        visit.take(await sent);
      } catch (error) {
        const isRefused = error instanceof HttpError && error.status === 422;
        const now = isRefused ? await readingAgain.run() : null;
        if (now) visit.take(now.result);
        throw error;
      }
    };
    return {
      moving: new Mutation((date) => take(move(date)), lists),
      cancelling: new Mutation(() => take(cancel()), lists),
    };
  });
  return { visit, change };
}
