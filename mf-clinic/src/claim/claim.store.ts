import type { DeskClaim } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { RecordStore } from '../components/record.store';
import { readClinic } from '../desk/ask-clinic';

/** One claim. */
export type ClaimStore = RecordStore<DeskClaim>;

/** The store of a claim, before it is read. */
export const openClaim = (reference: string): ClaimStore =>
  new RecordStore(reference, () => readClinic(calls.deskClaim, { params: { reference } }));
