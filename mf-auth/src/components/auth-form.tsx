import { Form, type FormStore, type SchemaLoader, showFailure, SubmitButton, useYupForm } from '@ilera/forms';
import type { Elements } from '@ilera/ui';
import { authStrings } from '../strings';
import styles from './auth-form.module.css';
import type * as Schemas from './auth.schemas';
import { refusalText } from './refusal-text';

/**
 * The form of one of these screens, checked while somebody types.
 * @param schemaOf which of the schemas, which are loaded together
 * @param hints what each field needs
 * @param fallback said where a failure has no message
 */
export function useAuthForm<Values extends object>(
  schemaOf: (all: typeof Schemas) => Awaited<ReturnType<SchemaLoader<Values>>>,
  defaultValues: Values,
  hints: Readonly<Record<string, string>>,
  fallback: string = authStrings.tryAgain,
): FormStore<Values> {
  return useYupForm<Values>({
    schema: async () => schemaOf(await import(/* webpackChunkName: "schema.auth" */ './auth.schemas')),
    defaultValues,
    missingHints: hints,
    onFailure: (form, failure) =>
      showFailure(form, failure, (fields) => refusalText(failure, fields, fallback)),
  });
}

interface Props<Values extends object> {
  form: FormStore<Values>;
  /** The text of the button. */
  submit: string;
  onSubmit: (values: Values) => Promise<void>;
  children: Elements;
}

/** Fields with the button that sends them. */
export function AuthForm<Values extends object>({ form, submit, onSubmit, children }: Props<Values>) {
  return (
    <Form form={form} onSubmit={onSubmit} className={styles.form}>
      {children}
      <SubmitButton size="large" block>
        {submit}
      </SubmitButton>
    </Form>
  );
}
