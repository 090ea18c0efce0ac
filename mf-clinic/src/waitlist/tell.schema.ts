import { yup } from '@ilera/forms';
import { words } from './waitlist.words';

/** Validates the group of people to notify, and the open city that the mail names. */
export const tellSchema = yup.object({
  city: yup.string().default(''),
  open_city_id: yup.string().required(words.noOpenCity),
});

export type TellValues = yup.InferType<typeof tellSchema>;
