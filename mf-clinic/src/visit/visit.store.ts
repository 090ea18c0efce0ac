import type { ClinicVisit } from '@shared/contracts/api';
import { HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getVisit } from './visit.api';

/** One visit, as the API has it after each change. */
export class VisitStore {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  visit: ClinicVisit | null = null;
  error: unknown = null;

  constructor(readonly reference: string) {
    makeAutoObservable(
      this,
      { visit: observableRef, error: observableRef, reference: false },
      { autoBind: true },
    );
  }

  /** Reads the visit. What is on the screen stays meanwhile, and where it cannot be read. */
  async load(): Promise<void> {
    try {
      this.show(await getVisit(this.reference));
    } catch (error) {
      runInAction(() => {
        this.error = error;
        if (!this.visit) this.status = 'failed';
      });
    }
  }

  /**
   * Makes a change.
   * @throws the API's error; after a conflict the visit is what a colleague has made of it
   */
  async change(send: (reference: string) => Promise<ClinicVisit>): Promise<void> {
    try {
      this.show(await send(this.reference));
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) await this.load();
      throw error;
    }
  }

  private show(visit: ClinicVisit): void {
    this.visit = visit;
    this.status = 'ready';
  }
}
