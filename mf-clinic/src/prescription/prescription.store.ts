import { unwrapData } from '@shared/contracts';
import type { VerifiedPrescription } from '@shared/contracts/api';
import { api, HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** What the API says of a prescription's code. */
export class PrescriptionStore {
  status: 'loading' | 'known' | 'unknown' | 'failed' = 'loading';
  prescription: VerifiedPrescription | null = null;
  error: unknown = null;

  constructor(private readonly code: string) {
    makeAutoObservable<this, 'code'>(
      this,
      { code: false, prescription: observableRef, error: observableRef },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.status = 'loading';
    try {
      const answer = await api.get<unknown>(`prescription/${encodeURIComponent(this.code)}`);
      const prescription = unwrapData(answer) as VerifiedPrescription;
      runInAction(() => Object.assign(this, { prescription, status: 'known' }));
    } catch (error) {
      const status = error instanceof HttpError && error.status === 404 ? 'unknown' : 'failed';
      runInAction(() => Object.assign(this, { error, status }));
    }
  }
}
