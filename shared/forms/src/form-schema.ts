import type { FieldValues, Resolver, ResolverError } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';

/** Imports the yup schema of a form. */
export type SchemaLoader<Values extends FieldValues> = () => Promise<ObjectSchema<Values, AnyObject>>;

/** The schema of a form, which is loaded once somebody begins to fill it in, and again where that failed. */
export interface FormSchema<Values extends FieldValues> {
  resolver: Resolver<Values, unknown, Values>;
  /**
   * Names of the fields that the values fail, or null while nothing is entered; rejects when the schema does
   * not load.
   */
  failingFields: (values: Values) => Promise<Set<string> | null>;
  /**
   * Starts loading when somebody uses the form. A failure is shown when the form is checked, which loads
   * again.
   */
  prefetch: () => void;
}

/** The error of a form whose schema did not load. */
export const schemaNotLoaded = 'A part of this form did not load. Check your connection and press again.';

const notLoaded = <Values extends FieldValues>() =>
  ({ values: {}, errors: { root: { type: 'load', message: schemaNotLoaded } } }) as ResolverError<Values>;

/** The result for a form in which nothing is entered: not valid, without loading the schema. */
const nothingEntered = <Values extends FieldValues>() =>
  ({ values: {}, errors: { root: { type: 'blank' } } }) as ResolverError<Values>;

const isBlank = (values: FieldValues): boolean =>
  Object.values(values).every(
    (value) =>
      value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );

/** Makes the schema of one form from its loader. */
export function formSchema<Values extends FieldValues>(load: SchemaLoader<Values>): FormSchema<Values> {
  let isUsed = false;
  let loading: Promise<Resolver<Values, unknown, Values>> | null = null;
  const loaded = () => {
    loading ??= Promise.all([
      load(),
      import(/* webpackChunkName: "yup-resolver" */ '@hookform/resolvers/yup'),
    ])
      // The resolver's own types make optional keys of what may be undefined; for us both are the schema's values.
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
    resolver: async (values, ...rest) => {
      if (!isUsed && isBlank(values)) return nothingEntered<Values>();
      const resolve = await loaded().catch(() => null);
      return resolve ? resolve(values, ...rest) : notLoaded<Values>();
    },
    failingFields: async (values) => {
      if (!isUsed && isBlank(values)) return null;
      const resolve = await loaded();
      const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
      return new Set(Object.keys(errors));
    },
    prefetch: () => {
      isUsed = true;
      loaded().catch(() => undefined);
    },
  };
}
