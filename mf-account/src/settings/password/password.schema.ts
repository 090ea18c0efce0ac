import { yup } from '@shared/forms';
import { accountStrings as texts } from '../../strings';

/** The minimum of this form; the server requires 8, and its error is shown under the field (R4.9). */
const PASSWORD_MIN = 6;

const password = () => yup.string().defined().min(PASSWORD_MIN, texts.passwordTooShort);

/** The password form (A5.3). */
export const passwordSchema = yup.object({
  current_password: password(),
  password: password(),
  password_confirmation: password().oneOf([yup.ref('password')], texts.passwordsDiffer),
});

/** What the password form holds. */
export type PasswordValues = yup.InferType<typeof passwordSchema>;
