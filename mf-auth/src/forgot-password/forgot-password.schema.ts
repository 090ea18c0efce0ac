import { yup } from '@shared/forms';

const emailInvalid = 'Email must be a valid email';

/** Forgot password (A5.4). */
export const forgotPasswordSchema = yup.object({
  email: yup.string().trim().email(emailInvalid).required(emailInvalid),
});

/** What the form holds. */
export type ForgotPasswordValues = yup.InferType<typeof forgotPasswordSchema>;
