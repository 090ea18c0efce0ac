import { PasswordField, PhoneField, SelectField, TextAreaField, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useFormField } from './use-form-field';

/** The props of a field of @shared/ui, bound to its form by name. */
type Bound<Field extends (props: never) => unknown> = Omit<
  Parameters<Field>[0],
  'error' | 'value' | 'defaultValue' | 'onBlur' | 'ref' | 'name'
> & { name: string };

/** A text field of the form. */
export const FormTextField = observer(function FormTextField({
  name,
  onChange,
  ...rest
}: Bound<typeof TextField>) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  return <TextField {...rest} {...registration} error={error} hint={hint} />;
});

/** A field of the form for several lines. */
export const FormTextArea = observer(function FormTextArea({
  name,
  onChange,
  ...rest
}: Bound<typeof TextAreaField>) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  return <TextAreaField {...rest} {...registration} error={error} hint={hint} />;
});

/** A password field of the form. */
export const FormPasswordField = observer(function FormPasswordField({
  name,
  onChange,
  ...rest
}: Bound<typeof PasswordField>) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  return <PasswordField {...rest} {...registration} error={error} hint={hint} />;
});

/** A select of the form. Its `onChange` is called besides the form's. */
export const FormSelect = observer(function FormSelect({
  name,
  onChange,
  ...rest
}: Bound<typeof SelectField>) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  return <SelectField {...rest} {...registration} error={error} hint={hint} />;
});

/** A phone field of the form: digits only, at most 15. */
export const FormPhone = observer(function FormPhone({ name, onChange, ...rest }: Bound<typeof PhoneField>) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  return <PhoneField {...rest} {...registration} error={error} hint={hint} />;
});
