import type { SupportPerson } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { RecordStore } from '../components/record.store';
import { readClinic } from '../desk/ask-clinic';

/** One person. */
export type PersonStore = RecordStore<SupportPerson>;

/** The store of a person, before they are read. */
export const openPerson = (key: string): PersonStore =>
  new RecordStore(key, () => readClinic(calls.supportPerson, { params: { key } }));

/** What a block of the screen gets. */
export interface PersonProps {
  store: PersonStore;
  person: SupportPerson;
}
