import type { ApplicationValues } from './application.schema';
import { homePrefix } from '@shared/forms';

/** An empty form. */
export const emptyApplication: ApplicationValues = {
  full_name: '',
  phone_prefix: homePrefix,
  phone: '',
  email: '',
  specialties: [],
  education: '',
  weekly_hours: '',
  experience: '',
  interest: '',
};
