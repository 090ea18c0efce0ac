import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { FormSchema, SchemaLoader } from './form-schema';
import { formSchema } from './form-schema';

/** A form of react-hook-form that knows its schema. */
export type YupForm<Values extends FieldValues> = UseFormReturn<Values, unknown, Values> & {
  schema: FormSchema<Values>;
  /** Whether fields are checked before the form is sent, whose button is then inactive until they are valid. */
  validatesEarly: boolean;
};

/** The options of a form. */
export interface YupFormOptions<Values extends FieldValues> {
  /**
   * Imports the schema, so that yup loads once somebody begins to fill in the form: `() =>
   * import('./login.schema')` and its export.
   */
  schema: SchemaLoader<Values>;
  defaultValues: DefaultValues<Values>;
  /**
   * `onSubmit`: errors come on submit, and each goes when its field is edited.
   * `onChange` and `all`: for the screens whose submit stays disabled until valid.
   */
  mode?: 'onSubmit' | 'onChange' | 'onBlur' | 'all';
}

/** A form whose values, types and errors come from one yup schema. */
export function useYupForm<Values extends FieldValues>({
  schema: load,
  defaultValues,
  mode = 'onSubmit',
}: YupFormOptions<Values>): YupForm<Values> {
  const [schema] = useState(() => formSchema(load));
  const form = useForm<Values, unknown, Values>({
    resolver: schema.resolver,
    defaultValues,
    mode,
    // In mode `onSubmit` the fields clear their own error when edited; validation at each key would bring it
    // back.
    reValidateMode: mode === 'onSubmit' ? 'onSubmit' : 'onChange',
    // Form moves the focus itself, because react-hook-form uses the order of registration, not of the page.
    shouldFocusError: false,
  });
  return Object.assign(form, { schema, validatesEarly: mode !== 'onSubmit' });
}
