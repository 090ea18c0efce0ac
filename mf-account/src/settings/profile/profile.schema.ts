import { homePrefix, nigerianPhone, yup } from '@shared/forms';
import { accountStrings as texts } from '../../strings';

const PHONE_MIN = 11;
/** The length of `male`, the shortest valid answer (R4.36). */
const SEX_MIN = 4;

/** The profile form (A5.1), in the order of the page. */
export const profileSchema = yup.object({
  first_name: yup.string().trim().required(texts.firstNameRequired),
  last_name: yup.string().trim().required(texts.lastNameRequired),
  phone_prefix: yup.string().trim().defined(),
  phone_number: yup
    .string()
    .trim()
    .when('phone_prefix', ([prefix], schema) =>
      // The numbers of other countries have other rules (R4.87).
      prefix === homePrefix ? schema.transform(nigerianPhone) : schema,
    )
    .required(texts.phoneRequired)
    .min(PHONE_MIN, texts.phoneRequired),
  sex: yup.string().trim().required(texts.genderRequired).min(SEX_MIN, texts.genderRequired),
  dob: yup.string().trim().required(texts.dobRequired).min(1, texts.dobRequired),
});

/** What the profile form holds. */
export type ProfileValues = yup.InferType<typeof profileSchema>;
