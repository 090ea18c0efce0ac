import type { StringSchema, ValidationError } from 'yup';

/** What a form needs of its yup schema. */
interface Schema<Values extends object> {
  validate(values: Values, options: { abortEarly: boolean }): Promise<Values>;
}

/** Imports the yup schema of a form. */
export type SchemaLoader<Values extends object> = () => Promise<Schema<Values>>;

/** The first message of each field by its name, as in `medicines.0.dose`; that of the form as a whole is `root`. */
export type FormErrors = Readonly<Record<string, string>>;

/** The values that a schema makes of those given, or what is wrong with them. */
export interface Checked<Values> {
  values: Values | null;
  errors: FormErrors;
}

/** The schema of a form, which is loaded once somebody begins to fill it in, and again where that failed. */
export interface FormSchema<Values extends object> {
  /** Checks what the form holds once the schema is there. Nothing entered is not valid, without loading it. */
  check(read: () => Values): Promise<Checked<Values>>;
  /** Starts loading when somebody uses the form. A failure is shown when the form is checked, which loads again. */
  prefetch: () => void;
}

/** The error of a form whose schema did not load. */
export const schemaNotLoaded = 'A part of this form did not load. Check your connection and press again.';

/** What the API takes of what yup does: a domain with a dot, and no dot at an end of the name or beside another. */
const dotsOfEmail = /^(?!\.|.*\.[.@]).+@.+\./;

/** Adds the rule for an e-mail address to a field of a schema; with yup's message where none is given. */
export const asEmail = <Schema extends StringSchema>(
  field: Schema,
  message = '${path} must be a valid email',
): Schema => field.email(message).matches(dotsOfEmail, { message, excludeEmptyString: true });

const invalid = (errors: FormErrors) => ({ values: null, errors });

const isBlank = (values: object): boolean =>
  Object.values(values).every(
    (value) =>
      value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );

/** Makes the schema of one form from its loader; without one everything is valid. */
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
  // Only yup's own error has `inner`; its class is not loaded here.
  const { inner } = error as Partial<ValidationError>;
  if (!inner) throw error;
  const errors: Record<string, string> = {};
  for (const { path = 'root', message } of inner) errors[path.replace(/\[(\d+)\]/g, '.$1')] ??= message;
  return errors;
}
