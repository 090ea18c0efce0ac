import type { SupportPerson } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import type { Resource } from '@ilera/runtime';
import { readClinic } from '../desk/ask-clinic';

/** One person. */
export type PersonRecord = Resource<SupportPerson, [string]>;

export const readPerson = (key: string) => readClinic(calls.supportPerson, { params: { key } });

/** What a block of the screen gets. */
export interface PersonProps {
  store: PersonRecord;
  person: SupportPerson;
}

/** What a row gets of one payment. */
export interface PaymentProps {
  store: PersonRecord;
  personKey: string;
  payment: SupportPerson['payments'][number];
}

/** Rows of a list that are shown at first. */
export const fewVisits = 3;

/** The same, but with all that wait for somebody. */
export const fewOf = <Row>(rows: Row[], waits: (row: Row) => boolean): number =>
  Math.max(fewVisits, rows.map(waits).lastIndexOf(true) + 1);
