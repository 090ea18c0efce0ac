import type { FormStore } from '@shared/forms';
import { AbortedError, failureText, fieldErrors } from '@shared/runtime';
import { Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';

interface Props<Values extends object> {
  form: FormStore<Values>;
  /** What sent the form. */
  of: { failure: unknown };
  className?: string | undefined;
}

/** Why a form was not taken; nothing where its fields say it, or the person gave it up (A8.1). */
export const RefusalNotice = observer(function RefusalNotice<Values extends object>({
  form,
  of: { failure },
  className,
}: Props<Values>) {
  const text = failure instanceof AbortedError ? '' : refusalText(form.defaultValues, failure);
  return (
    text && (
      <Notice tone="error" role="alert" className={className}>
        {text}
      </Notice>
    )
  );
});

function refusalText(values: object, failure: unknown): string {
  const errors = Object.entries(fieldErrors(failure));
  if (errors.length === 0) return failureText(failure);
  return errors.find(([field]) => !(field in values))?.[1] ?? '';
}
