import type { CheckboxProps } from '@shared/ui';
import { Checkbox } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useFormField } from './use-form-field';

/** A checkbox of the form; its value is a boolean. */
export const FormCheckbox = observer(function FormCheckbox({
  name,
  onChange,
  ...rest
}: Omit<CheckboxProps, 'error' | 'checked' | 'defaultChecked' | 'onBlur' | 'ref' | 'name'> & {
  name: string;
}) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  return <Checkbox {...rest} {...registration} error={error} hint={hint} />;
});
