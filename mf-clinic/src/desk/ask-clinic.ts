import type { Staff, StaffRole } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import type { Answer, CallName } from '@ilera/contracts/calls';
import { api } from '@ilera/runtime';
import { staff } from './staff.store';

type Asking<Name extends CallName> = Parameters<typeof api.call<Name>>;
type Reading<Name extends CallName, Data> = Parameters<typeof api.read<Name, Data>>;

/** Makes a call of the clinic; where it is forbidden, who is signed in is read again. */
export const askClinic = <Name extends CallName>(...asking: Asking<Name>) =>
  staff.watch(api.call<Name>(...asking));

/** The same as something that a `Resource` reads. */
export function readClinic<Name extends CallName, Data = Answer<Name>>(...reading: Reading<Name, Data>) {
  const source = api.read<Name, Data>(...reading);
  return { ...source, load: (signal: AbortSignal) => staff.watch(source.load(signal)) };
}

/** Everybody who works at the clinic, by name. */
export const colleagues = () => readClinic(calls.clinicStaff, {});

/** Those who may sign in with a role: who can be given a visit. */
export const withRole = (people: readonly Staff[], role: StaffRole): Staff[] =>
  people.filter(({ active, roles }) => active && roles.includes(role));
