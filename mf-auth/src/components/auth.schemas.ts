import { asEmail, yup } from '@ilera/forms';
import { authStrings, shortestPassword, passwordTooShort } from '../strings';

const email = (message: string) => asEmail(yup.string().trim(), message).required(message);
const name = (message: string) => yup.string().trim().required(message);
const password = yup.string().required(passwordTooShort).min(shortestPassword, passwordTooShort);
const terms = yup.boolean().required().oneOf([true], authStrings.acceptTerms);

/** Sign-in (A5.4). */
export const signIn = yup.object({ email: email(authStrings.emailMustBeSubmitted), password, terms });

/** Sign-up (A5.4). */
export const signUp = yup.object({
  first_name: name(authStrings.firstNameRequired),
  last_name: name(authStrings.lastNameRequired),
  email: email(authStrings.emailInvalid),
  password,
  terms,
});

/** Forgot password (A5.4). */
export const forgotPassword = yup.object({ email: email(authStrings.emailInvalid) });

/** Reset password (A5.4). */
export const resetPassword = yup.object({
  password,
  password_confirmation: yup
    .string()
    .required(authStrings.passwordsDiffer)
    .oneOf([yup.ref('password')], authStrings.passwordsDiffer),
});
