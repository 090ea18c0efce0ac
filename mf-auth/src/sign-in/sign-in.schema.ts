import { yup } from '@shared/forms';
import { authStrings, PASSWORD_MIN, passwordTooShort } from '../strings';

/** Sign-in (A5.4). */
export const signInSchema = yup.object({
  email: yup
    .string()
    .trim()
    .email(authStrings.emailMustBeSubmitted)
    .required(authStrings.emailMustBeSubmitted),
  password: yup.string().required(passwordTooShort).min(PASSWORD_MIN, passwordTooShort),
  terms: yup.boolean().required().oneOf([true], authStrings.acceptTerms),
});

/** What the form holds. */
export type SignInValues = yup.InferType<typeof signInSchema>;
