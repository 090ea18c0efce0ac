import { yupResolver } from '@hookform/resolvers/yup';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';

/** A form of react-hook-form that knows its schema. */
export type YupForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Values> & {
  schema: ObjectSchema<Values>;
};

/** What a form is made from. */
export interface YupFormOptions<Values extends FieldValues> {
  schema: ObjectSchema<Values, AnyObject>;
  defaultValues: DefaultValues<Values>;
  /**
   * `onSubmit`: errors come on submit, and each goes when its field is edited.
   * `onChange` and `all`: for the screens whose submit stays disabled until valid.
   */
  mode?: 'onSubmit' | 'onChange' | 'onBlur' | 'all';
}

/** A form whose values, types and errors come from one yup schema. */
export function useYupForm<Values extends FieldValues>({
  schema,
  defaultValues,
  mode = 'onSubmit',
}: YupFormOptions<Values>): YupForm<Values> {
  const form = useForm<Values, unknown, Values>({
    // The resolver's own types make optional keys of what may be undefined; for us both are the schema's values.
    resolver: yupResolver(schema) as unknown as Resolver<Values, unknown, Values>,
    defaultValues,
    mode,
    // On submit the fields clear their own error when edited; checking again at each key would bring it back.
    reValidateMode: mode === 'onSubmit' ? 'onSubmit' : 'onChange',
    // Form moves focus itself: react-hook-form goes by the order of registration, not of the page.
    shouldFocusError: false,
  });
  return Object.assign(form, { schema });
}
