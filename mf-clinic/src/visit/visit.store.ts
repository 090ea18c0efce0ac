import type { ClinicVisit } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { RecordStore } from '../components/record.store';
import { readClinic } from '../desk/ask-clinic';

/** One visit. */
export type VisitStore = RecordStore<ClinicVisit>;

/** The store of a visit, before it is read. */
export const openVisit = (reference: string): VisitStore =>
  new RecordStore(reference, () => readClinic(calls.clinicVisit, { params: { reference } }));
