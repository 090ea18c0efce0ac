import type { User } from '@ilera/contracts/api';
import { loadProfile, reloadProfile, type Resource, session, type Source, useResource } from '@ilera/runtime';
import { useIsHydrating } from '@ilera/ui';

/**
 * The person's record for an observer. Null in prerendered HTML and in the first rendering, which must equal
 * it.
 */
export function useUser(): User | null {
  return useIsHydrating() ? null : session.user;
}

/** The loading of the profile, which itself is `session.user`. */
export type Profile = Pick<Resource<User | null>, 'status' | 'failure' | 'reload'>;

/** The path of the profile's call, whose table entry weighs more than the rest of a modal. */
export const profilePath = 'individual/profile';

function profileOf(_token: string, fresh: boolean): Source<User | null> {
  let load = loadProfile;
  return {
    path: profilePath,
    known: () => (fresh ? undefined : (session.user ?? undefined)),
    async load() {
      const running = load();
      // After a change of the account no request that began before it is used.
      load = reloadProfile;
      await running;
      return session.user;
    },
  };
}

/** The profile for one page of an observer: fetched where it is missing or, with `fresh`, each time the page opens. */
export const useProfile = (fresh: boolean): Profile => useResource(profileOf, [session.token ?? '', fresh]);

/**
 * For an action that changes the account: its record is read again, after a refusal too, and the focus does not go with
 * the button.
 */
export const profileAction = {
  stale: [{ path: profilePath }],
  onDone: () => document.getElementById('main')?.focus({ preventScroll: true }),
};
