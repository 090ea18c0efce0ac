import { Mutation, type Source, useResource } from '@ilera/runtime';
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

/** One visit for a screen, which is read unless there is nothing to read it by, and its changes. */
export function useVisit<Visit>(callsOf: (key: string) => VisitCalls<Visit>, key: string) {
  const visit = useResource((of: string) => callsOf(of).read(), key ? [key] : null);
  const [change] = useState((): VisitChange => {
    const { move, cancel, lists } = callsOf(key);
    return {
      moving: new Mutation((date) => visit.change(move(date)), lists),
      cancelling: new Mutation(() => visit.change(cancel()), lists),
    };
  });
  return { visit, change };
}
