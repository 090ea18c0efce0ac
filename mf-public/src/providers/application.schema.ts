import { yup } from '@shared/forms';

/**
 * The application (A3.1). No field is required, because it is sent nowhere. The two files are not part of it.
 */
export const applicationSchema = yup.object({
  full_name: yup.string().default(''),
  phone_prefix: yup.string().default(''),
  phone: yup.string().default(''),
  email: yup.string().default(''),
  specialties: yup.array().of(yup.string().defined()).default([]),
  education: yup.string().default(''),
  weekly_hours: yup.string().default(''),
  experience: yup.string().default(''),
  interest: yup.string().default(''),
});

/** What the form holds. */
export type ApplicationValues = yup.InferType<typeof applicationSchema>;
