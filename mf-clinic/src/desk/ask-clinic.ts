import type { Staff, StaffRole } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import type { Answer, CallName } from '@ilera/contracts/calls';
import { api } from '@ilera/runtime';
import { staff } from './staff.store';

type Asking<Name extends CallName> = Parameters<typeof api.call<Name>>;
type Reading<Name extends CallName, Data> = Parameters<typeof api.read<Name, Data>>;

/** Calls the clinic's API; a forbidden call makes the staff session reload. */
export const askClinic = <Name extends CallName>(...args: Asking<Name>) =>
  staff.watch(api.call<Name>(...args));

/** Wraps a call of the clinic's API as a source for a `Resource`. */
export function readClinic<Name extends CallName, Data = Answer<Name>>(...args: Reading<Name, Data>) {
  const source = api.read<Name, Data>(...args);
  return { ...source, load: (signal: AbortSignal) => staff.watch(source.load(signal)) };
}

/** All staff of the clinic, by name. */
export const colleagues = () => readClinic(calls.clinicStaff, {});

/** The staff who may sign in with a role, and can therefore be given a visit. */
export const withRole = (people: readonly Staff[], role: StaffRole): Staff[] =>
  people.filter(({ active, roles }) => active && roles.includes(role));
