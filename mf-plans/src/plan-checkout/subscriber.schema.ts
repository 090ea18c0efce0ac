import { yup } from '@ilera/forms';
import { strings } from '@ilera/contracts';

/** Validates the subscriber. The e-mail address is the account's and cannot change here. */
export const subscriberSchema = yup.object({
  first_name: yup.string().trim().required(strings.firstNameRequired),
  last_name: yup.string().trim().required(strings.lastNameRequired),
  save_card: yup.boolean().default(false).required(),
});

export type Subscriber = yup.InferType<typeof subscriberSchema>;
