import type { ComponentProps, ComponentType } from 'react';
import type { FieldLook } from './field';
import { Field } from './field';
import type { PasswordInputProps } from './password-input';
import { PasswordInput } from './password-input';
import type { PhoneInputProps } from './phone-input';
import { PhoneInput } from './phone-input';
import type { SelectProps } from './select';
import { Select } from './select';
import { TextArea, TextInput } from './text-input';

/** Label, hint and error, with the control's props. `className` applies to the field. */
type Labelled<Props> = FieldLook & Omit<Props, keyof FieldLook | 'id'>;
type OfField = FieldLook & { className?: string | undefined };

function inField<Props extends OfField>(Control: ComponentType<Omit<Props, keyof OfField>>, props: Props) {
  const { label, hint, error, optional, labelHidden, className, ...control } = props;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      <Control {...control} />
    </Field>
  );
}

/** A text field with its label. */
export const TextField = (props: Labelled<ComponentProps<'input'>>) => inField(TextInput, props);

/** A field for several lines with its label. */
export const TextAreaField = (props: Labelled<ComponentProps<'textarea'>>) => inField(TextArea, props);

/** A password field with its label. */
export const PasswordField = (props: Labelled<PasswordInputProps>) => inField(PasswordInput, props);

/** A select with its label. */
export const SelectField = (props: Labelled<SelectProps>) => inField(Select, props);

/** A phone field with its label. */
export const PhoneField = (props: Labelled<PhoneInputProps>) => inField(PhoneInput, props);
