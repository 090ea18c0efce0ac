import { yup } from '@shared/forms';
import { authStrings } from '../strings';

/** Forgot password (A5.4). */
export const forgotPasswordSchema = yup.object({
  email: yup.string().trim().email(authStrings.emailInvalid).required(authStrings.emailInvalid),
});

/** What the form holds. */
export type ForgotPasswordValues = yup.InferType<typeof forgotPasswordSchema>;
