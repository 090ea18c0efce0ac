import { yup } from '@shared/forms';
import { authStrings, PASSWORD_MIN, passwordTooShort } from '../strings';

/** Sign-up (A5.4). */
export const signUpSchema = yup.object({
  first_name: yup.string().trim().required(authStrings.firstNameRequired),
  last_name: yup.string().trim().required(authStrings.lastNameRequired),
  email: yup.string().trim().email(authStrings.emailInvalid).required(authStrings.emailInvalid),
  password: yup.string().required(passwordTooShort).min(PASSWORD_MIN, passwordTooShort),
  terms: yup.boolean().required().oneOf([true], authStrings.acceptTerms),
});

/** What the form holds. */
export type SignUpValues = yup.InferType<typeof signUpSchema>;
