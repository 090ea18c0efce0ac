import type { ChoiceProps } from '@shared/ui';
import { ChoiceCards, RadioGroup } from '@shared/ui';
import { useController, useFormContext } from 'react-hook-form';

type Bound<Value extends string> = Omit<ChoiceProps<Value>, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

function useChoice<Value extends string>(name: string) {
  const { control, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  const onChange = (value: Value) => {
    field.onChange(value);
    clearErrors(name);
  };
  return { name, value: field.value as Value | '' | null, onChange, error: fieldState.error?.message };
}

/** Radio buttons of the form. */
export function FormRadioGroup<Value extends string>({ name, ...rest }: Bound<Value>) {
  return <RadioGroup<Value> {...rest} {...useChoice<Value>(name)} />;
}

/** Large cards to choose from, of the form. */
export function FormChoiceCards<Value extends string>({ name, ...rest }: Bound<Value>) {
  return <ChoiceCards<Value> {...rest} {...useChoice<Value>(name)} />;
}
