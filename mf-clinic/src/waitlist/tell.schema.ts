import { yup } from '@ilera/forms';
import { words } from './waitlist.words';

/** Whom to tell, and the open city that the mail names. */
export const tellSchema = yup.object({
  city: yup.string().default(''),
  open_city_id: yup.string().required(words.noOpenCity),
});

/** What the form holds. */
export type TellValues = yup.InferType<typeof tellSchema>;
