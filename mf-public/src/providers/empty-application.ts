import type { ApplicationValues } from './application.schema';
import { homeCode } from './calling-codes';

/** An empty form. */
export const emptyApplication: ApplicationValues = {
  full_name: '',
  phone_prefix: homeCode,
  phone: '',
  email: '',
  specialties: [],
  education: '',
  weekly_hours: '',
  experience: '',
  interest: '',
};
