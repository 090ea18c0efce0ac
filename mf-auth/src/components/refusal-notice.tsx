import { Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { refusalText } from './refusal-text';

interface Props {
  submission: { error: unknown };
  /** The form's fields, which show their own errors. */
  fields: readonly string[];
  fallback: string;
}

/** Shows why the API rejected the form; announced when it appears. */
export const RefusalNotice = observer(function RefusalNotice({ submission, fields, fallback }: Props) {
  const text = submission.error === null ? null : refusalText(submission.error, fields, fallback);
  return text === null ? null : (
    <Notice tone="error" role="alert">
      {text}
    </Notice>
  );
});
