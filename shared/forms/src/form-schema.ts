import { withoutInvisible } from '@ilera/format';
import type { StringSchema, ValidationError } from 'yup';

/** The part of a yup schema that a form uses. */
interface Schema<Values extends object> {
  validate(values: Values, options: { abortEarly: boolean }): Promise<Values>;
}

/** Imports the yup schema of a form. */
export type SchemaLoader<Values extends object> = () => Promise<Schema<Values>>;

/** The first message of each field by name, such as `medicines.0.dose`; `root` has the form's message. */
export type FormErrors = Readonly<Record<string, string>>;

/** The schema's values, or null with the errors. */
export interface Checked<Values> {
  values: Values | null;
  errors: FormErrors;
}

/** A form's schema, loaded on the first use of the form and again after a failed load. */
export interface FormSchema<Values extends object> {
  /** Checks the form's values once the schema has loaded. An empty form is invalid without loading the schema. */
  check(read: () => Values): Promise<Checked<Values>>;
  /** Starts loading on the first use of the form. A failure shows at the next check, which loads again. */
  prefetch: () => void;
}

/** The error of a form whose schema failed to load. */
export const schemaNotLoaded = 'A part of this form did not load. Check your connection and press again.';

/**
 * Narrows yup's e-mail rule to the API's: a domain with a dot, and no dot at the start or end of the name or next to
 * another dot.
 */
const dotsOfEmail = /^(?!\.|.*\.[.@]).+@.+\./;

/** Adds the e-mail rule to a schema's field, by default with yup's message. Pasted invisible characters are removed. */
export const asEmail = <Schema extends StringSchema>(
  field: Schema,
  message = '${path} must be a valid email',
): Schema =>
  field
    .transform((text: string) => withoutInvisible(text).trim())
    .email(message)
    .matches(dotsOfEmail, { message, excludeEmptyString: true });

const invalid = (errors: FormErrors) => ({ values: null, errors });

const isBlank = (values: object): boolean =>
  Object.values(values).every(
    (value) =>
      value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );

/** Makes a form's schema from its loader; without a loader all values are valid. */
export function formSchema<Values extends object>(load?: SchemaLoader<Values>): FormSchema<Values> {
  if (!load) return { check: async (read) => ({ values: read(), errors: {} }), prefetch: () => undefined };
  let isUsed = false;
  let loading: ReturnType<SchemaLoader<Values>> | null = null;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    check: async (read) => {
      if (!isUsed && isBlank(read())) return invalid({ root: '' });
      const schema = await loaded().catch(() => null);
      if (!schema) return invalid({ root: schemaNotLoaded });
      try {
        return { values: await schema.validate(read(), { abortEarly: false }), errors: {} };
      } catch (error) {
        return invalid(errorsByField(error));
      }
    },
    prefetch: () => {
      isUsed = true;
      loaded().catch(() => undefined);
    },
  };
}

function errorsByField(error: unknown): FormErrors {
  // Only yup's error has `inner`; its class is not loaded here.
  const { inner } = error as Partial<ValidationError>;
  if (!inner) throw error;
  const errors: Record<string, string> = {};
  for (const { path = 'root', message } of inner) errors[path.replace(/\[(\d+)\]/g, '.$1')] ??= message;
  return errors;
}
