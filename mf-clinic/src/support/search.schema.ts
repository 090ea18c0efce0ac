import { yup } from '@ilera/forms';
import { words } from './support.words';

/** Validates the text by which a caller is found. */
export const searchSchema = yup.object({
  search: yup.string().trim().required(words.tooShort).min(3, words.tooShort),
});
