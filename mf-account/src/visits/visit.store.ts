import type { Visit } from '@shared/contracts/api';
import { HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { cancelVisit, getVisit, moveVisit } from './visit.api';
import { visitChanges } from './visit-changes';

/**
 * One visit and the changes that its owner makes. A change throws the API's error; the visit is then what the
 * API has, because another tab may have changed it.
 */
export class VisitStore {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  visit: Visit | null = null;
  error: unknown = null;
  busy = false;

  constructor(readonly reference: string) {
    makeAutoObservable(
      this,
      { visit: observableRef, error: observableRef, reference: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.status = 'loading';
    try {
      const visit = await getVisit(this.reference);
      runInAction(() => Object.assign(this, { visit, status: 'ready' }));
    } catch (error) {
      runInAction(() => Object.assign(this, { error, status: 'failed' }));
    }
  }

  move(date: string): Promise<void> {
    return this.change(() => moveVisit(this.reference, date));
  }

  cancel(): Promise<void> {
    return this.change(() => cancelVisit(this.reference));
  }

  private async readAgain(): Promise<void> {
    const visit = await getVisit(this.reference).catch(() => null);
    if (!visit) return;
    runInAction(() => {
      this.visit = visit;
    });
    visitChanges.changed();
  }

  private async change(send: () => Promise<Visit>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const visit = await send();
      runInAction(() => {
        this.visit = visit;
      });
      visitChanges.changed();
    } catch (error) {
      if (error instanceof HttpError && error.status === 422) await this.readAgain();
      throw error;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}
