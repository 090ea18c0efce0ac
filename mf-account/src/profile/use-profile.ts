import type { User } from '@ilera/contracts/api';
import { loadProfile, reloadProfile, type Resource, session, type Source, useResource } from '@ilera/runtime';
import { useIsHydrating } from '@ilera/ui';

/** The person's record, for an observer. Null in prerendered HTML and in the first rendering, which must match. */
export function useUser(): User | null {
  return useIsHydrating() ? null : session.user;
}

/** The profile's loading state; `session.user` has the profile. */
export type Profile = Pick<Resource<User | null>, 'status' | 'failure' | 'reload'>;

/** The path of the profile's call, because importing its table entry would outweigh all other code of a modal. */
export const profilePath = 'individual/profile';

function profileOf(_token: string, fresh: boolean): Source<User | null> {
  let load = loadProfile;
  return {
    path: profilePath,
    known: () => (fresh ? undefined : (session.user ?? undefined)),
    async load() {
      const running = load();
      // After a change of the account, requests that started before the change are not reused.
      load = reloadProfile;
      await running;
      return session.user;
    },
  };
}

/** The profile for a page, for an observer: fetched if missing or, with `fresh`, each time the page opens. */
export const useProfile = (fresh: boolean): Profile => useResource(profileOf, [session.token ?? '', fresh]);

/**
 * Options for an action that changes the account: reloads the profile, even after a refusal, and moves the focus to the
 * page when the button disappears.
 */
export const profileAction = {
  stale: [{ path: profilePath }],
  onDone: () => document.getElementById('main')?.focus({ preventScroll: true }),
};
