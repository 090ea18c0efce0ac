import type { ClinicVisit } from '@shared/contracts/api';
import { hasRole, isMe } from '../desk/who-am-i';

/** Whether the person who is signed in writes note and letters of a visit: its doctor, where it takes or took place. */
export const mayWrite = ({ doctor, state }: ClinicVisit): boolean =>
  hasRole('doctor') && isMe(doctor) && state !== 'cancelled' && state !== 'no-show';
