import { yup } from '@shared/forms';
import { accountStrings as texts } from '../../strings';

/** The address form (A5.2): each at least one character. `city` is the city's name (R4.24). */
export const addressSchema = yup.object({
  country_id: yup.string().trim().required(texts.countryRequired),
  state_id: yup.string().trim().required(texts.stateRequired),
  city: yup.string().trim().required(texts.cityRequired),
  street: yup.string().trim().required(texts.streetRequired),
});

/** What the address form holds. */
export type AddressValues = yup.InferType<typeof addressSchema>;
