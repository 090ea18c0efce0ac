import type { FieldValues, Resolver, ResolverError } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';

/** Imports the yup schema of a form. */
export type SchemaLoader<Values extends FieldValues> = () => Promise<ObjectSchema<Values, AnyObject>>;

/** The schema of a form. It is loaded once the page is interactive, and again after a failure. */
export interface FormSchema<Values extends FieldValues> {
  resolver: Resolver<Values, unknown, Values>;
  /** Names of the fields that the values fail; rejects when the schema does not load. */
  failingFields: (values: Values) => Promise<Set<string>>;
  /** Starts loading; a failure shows when the form is checked, which loads again. */
  prefetch: () => void;
}

/** Shown in the form where its schema did not load. */
export const schemaNotLoaded = 'A part of this form did not load. Check your connection and press again.';

const notLoaded = <Values extends FieldValues>() =>
  ({ values: {}, errors: { root: { type: 'load', message: schemaNotLoaded } } }) as ResolverError<Values>;

/** Makes the schema of one form from its loader. */
export function formSchema<Values extends FieldValues>(load: SchemaLoader<Values>): FormSchema<Values> {
  let loading: Promise<Resolver<Values, unknown, Values>> | null = null;
  const loaded = () => {
    loading ??= Promise.all([
      load(),
      import(/* webpackChunkName: "yup-resolver" */ '@hookform/resolvers/yup'),
    ])
      // The resolver's types make optional keys of what may be undefined; here both are the schema's values.
      .then(
        ([schema, { yupResolver }]) => yupResolver(schema) as unknown as Resolver<Values, unknown, Values>,
      )
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
  return {
    resolver: async (...args) => {
      const resolve = await loaded().catch(() => null);
      return resolve ? resolve(...args) : notLoaded<Values>();
    },
    failingFields: async (values) => {
      const resolve = await loaded();
      const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
      return new Set(Object.keys(errors));
    },
    prefetch: () => void loaded().catch(() => undefined),
  };
}
