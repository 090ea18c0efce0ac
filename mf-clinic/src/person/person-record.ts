import type { SupportPerson } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import type { Resource } from '@ilera/runtime';
import { readClinic } from '../desk/ask-clinic';

/** A person's record. */
export type PersonRecord = Resource<SupportPerson, [string]>;

export const readPerson = (key: string) => readClinic(calls.supportPerson, { params: { key } });

/** Props of a block on the screen. */
export interface PersonProps {
  store: PersonRecord;
  person: SupportPerson;
}

/** Props of a payment's row. */
export interface PaymentProps {
  store: PersonRecord;
  personKey: string;
  payment: SupportPerson['payments'][number];
}

/** Number of rows that a list shows at first. */
export const initialRows = 3;

/** The number of rows to show at first, so that all waiting rows are visible. */
export const initialRowCount = <Row>(rows: Row[], waits: (row: Row) => boolean): number =>
  Math.max(initialRows, rows.map(waits).lastIndexOf(true) + 1);
