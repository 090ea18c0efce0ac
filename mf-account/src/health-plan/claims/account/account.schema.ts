import { yup } from '@shared/forms';
import { words } from './account.words';

/** A bank and its ten digits; spaces between them are left out. */
export const accountSchema = yup.object({
  bank: yup.string().trim().required(words.noBank).min(2, words.noBank).max(60, words.tooLong),
  number: yup
    .string()
    .transform((text: string) => text.replace(/\s/g, ''))
    .required(words.noNumber)
    .matches(/^\d{10}$/, words.noNumber),
});
