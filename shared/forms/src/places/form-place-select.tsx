import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormField } from '../use-form-field';
import { PlaceSelect, type PlaceSelectProps } from './place-select';

/** A place of the form, bound by name. Its `onChange` is called besides the form's. */
export const FormPlaceSelect = observer(function FormPlaceSelect({
  name,
  onChange,
  ...rest
}: PlaceSelectProps & { name: string; onChange?: (event: ChangeEvent<HTMLSelectElement>) => void }) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  const { setValue, getValues } = useFormContext();
  const { length } = rest.options;
  useEffect(() => {
    // A select cannot show a value before its entry exists, and entries arrive after the value.
    setValue(name, getValues(name));
  }, [name, length, setValue, getValues]);
  return <PlaceSelect {...rest} {...registration} error={error} hint={hint} />;
});
