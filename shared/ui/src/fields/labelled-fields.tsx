import type { ComponentProps } from 'react';
import type { FieldLook } from './field';
import { Field } from './field';
import type { PasswordInputProps } from './password-input';
import { PasswordInput } from './password-input';
import type { PhoneInputProps } from './phone-input';
import { PhoneInput } from './phone-input';
import type { SelectProps } from './select';
import { Select } from './select';
import { TextArea, TextInput } from './text-input';

/** Label, hint and error, followed by whatever the control takes. `className` goes to the field. */
type Labelled<Props> = FieldLook & Omit<Props, keyof FieldLook>;

function splitLook<Props extends FieldLook & { id?: string | undefined; className?: string | undefined }>(
  props: Props,
) {
  const { label, hint, error, optional, labelHidden, id, className, ...control } = props;
  return { look: { label, hint, error, optional, labelHidden, id, className }, control };
}

/** A text field with its label. */
export function TextField(props: Labelled<ComponentProps<'input'>>) {
  const { look, control } = splitLook(props);
  return (
    <Field {...look}>
      <TextInput {...control} />
    </Field>
  );
}

/** A field for several lines with its label. */
export function TextAreaField(props: Labelled<ComponentProps<'textarea'>>) {
  const { look, control } = splitLook(props);
  return (
    <Field {...look}>
      <TextArea {...control} />
    </Field>
  );
}

/** A password field with its label. */
export function PasswordField(props: Labelled<PasswordInputProps>) {
  const { look, control } = splitLook(props);
  return (
    <Field {...look}>
      <PasswordInput {...control} />
    </Field>
  );
}

/** A select with its label. */
export function SelectField(props: Labelled<SelectProps>) {
  const { look, control } = splitLook(props);
  return (
    <Field {...look}>
      <Select {...control} />
    </Field>
  );
}

/** A phone field with its label. */
export function PhoneField(props: Labelled<PhoneInputProps>) {
  const { look, control } = splitLook(props);
  return (
    <Field {...look}>
      <PhoneInput {...control} />
    </Field>
  );
}
