import { yup } from '@shared/forms';
import { authStrings, PASSWORD_MIN, passwordTooShort } from '../strings';

/** Reset password (A5.4). */
export const resetPasswordSchema = yup.object({
  password: yup.string().required(passwordTooShort).min(PASSWORD_MIN, passwordTooShort),
  password_confirmation: yup
    .string()
    .required(authStrings.passwordsDiffer)
    .oneOf([yup.ref('password')], authStrings.passwordsDiffer),
});

/** What the form holds. */
export type ResetPasswordValues = yup.InferType<typeof resetPasswordSchema>;
