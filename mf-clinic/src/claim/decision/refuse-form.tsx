import type { ClaimDecisionBody } from '@shared/contracts/api';
import { Form, FormTextArea, useYupForm } from '@shared/forms';
import { Button } from '@shared/ui';
import styles from '../claim.module.css';
import type { RefuseValues } from './decision.schema';
import { words } from './decision.words';

interface Props {
  busy: boolean;
  onSend: (body: ClaimDecisionBody) => void;
}

/** Why a claim is not paid, in a sentence that the person reads. */
export function RefuseForm({ busy, onSend }: Props) {
  const form = useYupForm<RefuseValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.decision" */ './decision.schema').then(
        (module) => module.refuseSchema,
      ),
    defaultValues: { reason: '' },
  });
  const handleSubmit = ({ reason }: RefuseValues) => onSend({ status: 'refused', reason });
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.refuse} className={styles.form}>
      <FormTextArea name="reason" label={words.reason} hint={words.reasonHint} rows={3} />
      <div>
        <Button type="submit" variant="danger" busy={busy}>
          {words.refuse}
        </Button>
      </div>
    </Form>
  );
}
