import type { Staff } from '@shared/contracts/api';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { listStaff } from './staff.api';

/** Everybody who works at the clinic. */
export class ColleaguesStore {
  people: Staff[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error: unknown = null;

  constructor() {
    makeAutoObservable(this, { people: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Those who see visits and may sign in: who can be given one. */
  get careManagers(): Staff[] {
    return this.people.filter(({ active, roles }) => active && roles.includes('care'));
  }

  get doctors(): Staff[] {
    return this.people.filter(({ active, roles }) => active && roles.includes('doctor'));
  }

  async load(): Promise<void> {
    try {
      const people = await listStaff();
      runInAction(() => Object.assign(this, { people, status: 'ready' }));
    } catch (error) {
      runInAction(() => Object.assign(this, { error, status: 'failed' }));
    }
  }
}
