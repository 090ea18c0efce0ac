import { Form, type FormStore, type SchemaLoader, showFailure, SubmitButton, useYupForm } from '@ilera/forms';
import type { Elements } from '@ilera/ui';
import { authStrings } from '../strings';
import styles from './auth-form.module.css';
import type * as Schemas from './auth.schemas';
import { refusalText } from './refusal-text';

/**
 * The form of an authentication screen, validated while typing.
 * @param schemaOf selects one of the schemas, which load together
 * @param hints the requirement of each field
 * @param fallback shown for a failure without a message
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
  /** The button's text. */
  submit: string;
  onSubmit: (values: Values) => Promise<void>;
  children: Elements;
}

/** Form fields and a submit button. */
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
