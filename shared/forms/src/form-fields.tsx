import { Checkbox, PasswordField, PhoneField, SelectField, TextAreaField, TextField } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import type { ChangeEvent, ElementType, ReactNode } from 'react';
import { useFormField } from './use-form-field';

/** Props of an @ilera/ui field, bound to its form by name. Its `onChange` is called in addition to the form's. */
export type Bound<Field extends (props: never) => unknown> = Omit<
  Parameters<Field>[0],
  'error' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onBlur' | 'ref' | 'name'
> & { name: string };

interface BoundFieldProps {
  as: ElementType;
  name: string;
  hint?: ReactNode;
  onChange?: ((event: ChangeEvent<never>) => void) | undefined;
}

/** Binds a field to the form by name. */
export const BoundField = observer(function BoundField({
  as: Field,
  name,
  onChange,
  ...rest
}: BoundFieldProps) {
  const { registration, error, hint } = useFormField(name, { hint: rest.hint, onChange });
  return <Field {...rest} {...registration} error={error} hint={hint} />;
});

/** A text field of the form. */
export const FormTextField = (props: Bound<typeof TextField>) => <BoundField as={TextField} {...props} />;

/** The e-mail address of the person who fills in the form. */
export const EmailField = (props: Partial<Bound<typeof TextField>>) => (
  <FormTextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} {...props} />
);

/** A field of the form for several lines. */
export const FormTextArea = (props: Bound<typeof TextAreaField>) => (
  <BoundField as={TextAreaField} {...props} />
);

/** A password field of the form. */
export const FormPasswordField = (props: Bound<typeof PasswordField>) => (
  <BoundField as={PasswordField} {...props} />
);

/** A select of the form. */
export const FormSelect = (props: Bound<typeof SelectField>) => <BoundField as={SelectField} {...props} />;

/** A phone field of the form: digits only, at most 15. `prefixName` names the field of its country code. */
export function FormPhone({ prefixName, ...props }: Bound<typeof PhoneField> & { prefixName?: string }) {
  const { registration } = useFormField(prefixName ?? props.name);
  const phone = { ...props, prefix: { ...props.prefix, ...(prefixName && registration) } };
  return <BoundField as={PhoneField} {...phone} />;
}

/** A checkbox of the form; its value is a boolean. */
export const FormCheckbox = (props: Bound<typeof Checkbox>) => <BoundField as={Checkbox} {...props} />;
