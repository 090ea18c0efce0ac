import { FormTextField } from '@shared/forms';
import { Notice } from '@shared/ui';
import { words } from './components.words';
import { refusalText } from './refusal-text';

interface Props {
  /** Null where there is none. */
  failure: unknown;
  /** The form's fields, which show their own errors. */
  fields: readonly string[];
  fallback: string;
}

/** Shows why the API rejected the form; announced when it appears. */
export function RefusalNotice({ failure, fields, fallback }: Props) {
  const text = failure === null ? null : refusalText(failure, fields, fallback);
  return text === null ? null : (
    <Notice tone="error" role="alert">
      {text}
    </Notice>
  );
}

/** The address that a person signs in with. */
export function EmailField() {
  return (
    <FormTextField name="email" label={words.email} type="email" inputMode="email" autoComplete="username" />
  );
}
