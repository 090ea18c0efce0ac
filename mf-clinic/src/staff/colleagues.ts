import type { Staff, StaffRole } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { readClinic } from '../desk/ask-clinic';

/** Everybody who works at the clinic, by name. */
export const colleagues = () => readClinic(calls.clinicStaff, {});

/** Those who may sign in with a role: who can be given a visit. */
export const who = (people: readonly Staff[], role: StaffRole): Staff[] =>
  people.filter(({ active, roles }) => active && roles.includes(role));
