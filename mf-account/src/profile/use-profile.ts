import { session } from '@shared/runtime';
import { useEffect, useState } from 'react';
import { ProfileStore } from './profile.store';

/** The profile for one page: fetched where it is missing or, with `fresh`, each time the page opens. */
export function useProfile({ fresh = false } = {}): ProfileStore {
  const [profile] = useState(() => new ProfileStore());
  const { token } = session;
  useEffect(() => {
    void (fresh ? profile.refresh() : profile.ensure());
  }, [profile, fresh, token]);
  return profile;
}
