import { strings } from '@ilera/contracts';
import { nigerianPhone } from '@ilera/format';
import { homePrefix, yup } from '@ilera/forms';
import { accountStrings as texts } from '../strings';
import { words as ownDataWords } from './own-data/own-data.words';
import { profileWords } from './settings.words';

const shortestPhone = 11;
/** Shorter numbers have a message of their own. */
const nigerianOrShort = /^(?:\d{0,10}|0\d{10})$/;
/** The length of `male`, the shortest valid answer (R4.36). */
const shortestSex = 4;

/** Validates the profile form (A5.1), in the order of the page. */
export const profileSchema = yup.object({
  first_name: yup.string().trim().required(strings.firstNameRequired),
  last_name: yup.string().trim().required(strings.lastNameRequired),
  phone_prefix: yup.string().trim().defined(),
  phone_number: yup
    .string()
    .trim()
    .when('phone_prefix', ([prefix], schema) =>
      // Other countries' numbers follow other rules (R4.87).
      prefix === homePrefix
        ? schema.transform(nigerianPhone).matches(nigerianOrShort, profileWords.phoneInvalid)
        : schema,
    )
    .required(texts.phoneRequired)
    .min(shortestPhone, texts.phoneRequired),
  sex: yup.string().trim().required(texts.genderRequired).min(shortestSex, texts.genderRequired),
  dob: yup.string().trim().required(texts.dobRequired).min(1, texts.dobRequired),
});

export type ProfileValues = yup.InferType<typeof profileSchema>;

/** Validates the address form (A5.2): at least one character each. `city` is the city's name (R4.24). */
export const addressSchema = yup.object({
  country_id: yup.string().trim().required(texts.countryRequired),
  state_id: yup.string().trim().required(texts.stateRequired),
  city: yup.string().trim().required(texts.cityRequired),
  street: yup.string().trim().required(texts.streetRequired),
});

export type AddressValues = yup.InferType<typeof addressSchema>;

/** This form's minimum. The server requires 8 characters, and its error appears under the field (R4.9). */
const shortestPassword = 6;

const password = () => yup.string().defined().min(shortestPassword, texts.passwordTooShort);

/** Validates the password form (A5.3). */
export const passwordSchema = yup.object({
  current_password: password(),
  password: password(),
  password_confirmation: password().oneOf([yup.ref('password')], texts.passwordsDiffer),
});

export type PasswordValues = yup.InferType<typeof passwordSchema>;

/** Validates the erasure form; accounts with Google's sign-in have no password. */
export const eraseSchema = (hasPassword: boolean) =>
  yup.object({
    password: hasPassword ? yup.string().required(ownDataWords.noPassword) : yup.string().default(''),
    confirmation: yup
      .string()
      .trim()
      .required(ownDataWords.notConfirmed)
      .matches(/^ERASE$/i, ownDataWords.notConfirmed),
  });

export type EraseValues = yup.InferType<ReturnType<typeof eraseSchema>>;
