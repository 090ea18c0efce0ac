import { observer } from 'mobx-react-lite';
import type { ChangeEvent } from 'react';
import { useFormField } from '../use-form-field';
import { PlaceSelect, type PlaceSelectProps } from './place-select';

/** A select of places, bound to the form by name. Its `onChange` is called in addition to the form's. */
export const FormPlaceSelect = observer(function FormPlaceSelect({
  name,
  onChange,
  ...rest
}: PlaceSelectProps & { name: string; onChange?: (event: ChangeEvent<HTMLSelectElement>) => void }) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  return (
    <PlaceSelect
      {...rest}
      {...registration}
      // A select cannot show a value before its entry exists, and entries arrive after the value: each rendering sets
      // the value again.
      ref={(select) => registration.ref(select)}
      error={error}
      hint={hint}
    />
  );
});
