import { BoundField, type Bound } from '../form-fields';
import { PlaceSelect } from './place-select';

/** A select of places of the form. */
export const FormPlaceSelect = (props: Bound<typeof PlaceSelect>) => (
  <BoundField as={PlaceSelect} {...props} />
);
