import { type Source, useResource } from '@ilera/runtime';

/** The calls about a visit, authorised by an account or by the link in a guest's mail. */
export interface VisitCalls<Visit> {
  read: () => Source<Visit>;
  /** `date` is a booking's wire text. */
  move: (date: string) => Promise<Visit>;
  cancel: () => Promise<Visit>;
  /** Calls whose cached data a change makes stale. */
  stale: readonly { path: string }[];
}

/** The changes that a person can make to a visit. */
export type VisitChange = Omit<VisitCalls<void>, 'read'>;

/** Loads a visit, unless its key is empty, and offers its changes. */
export function useVisit<Visit>(callsOf: (key: string) => VisitCalls<Visit>, key: string) {
  const visit = useResource((of: string) => callsOf(of).read(), key ? [key] : null);
  const { move, cancel, stale } = callsOf(key);
  const change: VisitChange = {
    move: (date) => visit.change(move(date)),
    cancel: () => visit.change(cancel()),
    stale,
  };
  return { visit, change };
}
