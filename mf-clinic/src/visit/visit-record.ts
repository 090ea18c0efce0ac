import type { ClinicVisit } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import type { ClinicRecord } from '../components/record';
import { readClinic } from '../desk/ask-clinic';
import { hasRole, isMe } from '../desk/staff.store';

/** The record of one visit. */
export type VisitRecord = ClinicRecord<ClinicVisit>;

export const readVisit = (reference: string) => readClinic(calls.clinicVisit, { params: { reference } });

/** Whether the person who is signed in writes note and letters of a visit: its doctor, where it takes or took place. */
export const mayWrite = ({ doctor, state }: ClinicVisit): boolean =>
  hasRole('doctor') && isMe(doctor) && state !== 'cancelled' && state !== 'no-show';
