import type { ClinicVisit } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { HttpError, Resource } from '@shared/runtime';
import { readClinic } from '../desk/ask-clinic';

/** One visit, as the API has it after each change. */
export class VisitStore {
  private readonly reading = new Resource(() =>
    readClinic(calls.clinicVisit, { params: { reference: this.reference } }),
  );

  constructor(readonly reference: string) {}

  get visit(): ClinicVisit | undefined {
    return this.reading.data;
  }

  /** Why there is no visit to show; null while there is one, or one is read. */
  get failure(): unknown {
    return this.visit ? null : this.reading.failure;
  }

  /** Reads the visit. What is on the screen stays meanwhile, and where it cannot be read. */
  async load(): Promise<void> {
    await (this.visit ? this.reading.reload() : this.reading.load());
  }

  /**
   * Makes a change.
   * @throws the API's error; after a conflict the visit is what a colleague has made of it
   */
  async change(send: (reference: string) => Promise<ClinicVisit>): Promise<void> {
    try {
      this.reading.take(await send(this.reference));
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) await this.load();
      throw error;
    }
  }
}
