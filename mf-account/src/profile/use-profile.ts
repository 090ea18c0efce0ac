import { loadProfile, reloadProfile, session } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { useEffect, useState } from 'react';

/** The profile for one page: fetched where it is missing or, with `fresh`, each time the page opens. */
export function useProfile({ fresh = false } = {}): ProfileStore {
  const [profile] = useState(() => new ProfileStore());
  const { token } = session;
  useEffect(() => {
    void (fresh ? profile.refresh() : profile.ensure());
  }, [profile, fresh, token]);
  return profile;
}

/**
 * Whether the signed-in person's profile is loading, loaded or failed. The profile itself is `session.user`.
 */
export class ProfileStore {
  pending = true;
  error: unknown = null;

  constructor(private readonly load: () => Promise<void> = loadProfile) {
    makeAutoObservable<this, 'load'>(this, { load: false, error: observableRef }, { autoBind: true });
  }

  /** Loads the profile where the session has none yet. */
  async ensure(): Promise<void> {
    if (session.user) this.pending = false;
    else await this.refresh();
  }

  /** Loads the profile anew; the present one stays in use meanwhile. */
  refresh(): Promise<void> {
    return this.follow(this.load);
  }

  /** The same after a change of the account: no request that began before it is used. */
  reload(): Promise<void> {
    return this.follow(reloadProfile);
  }

  private async follow(load: () => Promise<void>): Promise<void> {
    this.pending = true;
    this.error = null;
    try {
      await load();
      // A response without a record leaves the profile empty.
      if (!session.user && session.signedIn) throw new Error('The profile has no record');
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    } finally {
      runInAction(() => {
        this.pending = false;
      });
    }
  }
}
