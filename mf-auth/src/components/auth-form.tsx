import { Form, type FormStore, showFailure, SubmitButton, useYupForm, type yup } from '@ilera/forms';
import type { Elements } from '@ilera/ui';
import { authStrings } from '../strings';
import styles from './auth-form.module.css';
import type * as Schemas from './auth.schemas';
import { refusalText } from './refusal-text';

type Schema = keyof typeof Schemas;
type Values<Name extends Schema> = yup.InferType<(typeof Schemas)[Name]>;

/**
 * The form of one of these screens, checked while somebody types.
 * @param hints what each field needs
 * @param fallback said where a failure has no message
 */
export function useAuthForm<Name extends Schema>(
  name: Name,
  defaultValues: Values<Name>,
  hints: Readonly<Record<string, string>>,
  fallback: string = authStrings.tryAgain,
): FormStore<Values<Name>> {
  return useYupForm<Values<Name>>({
    schema: async () => (await import(/* webpackChunkName: "schema.auth" */ './auth.schemas'))[name] as never,
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
