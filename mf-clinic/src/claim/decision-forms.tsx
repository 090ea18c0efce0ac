import type { ClaimDecisionBody } from '@shared/contracts/api';
import { Form, FormTextArea, FormTextField, useYupForm } from '@shared/forms';
import { Button } from '@shared/ui';
import styles from './claim.module.css';
import { decisionWords as words } from './claim.words';
import type { ApproveValues, RefuseValues } from './decision.schema';

interface Props {
  busy: boolean;
  /** @throws why it was not taken */
  onSend: (body: ClaimDecisionBody) => Promise<void>;
}

/** How many naira are repaid. */
export function ApproveForm({ busy, onSend }: Props) {
  const form = useYupForm<ApproveValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.decision" */ './decision.schema').then(
        (module) => module.approveSchema,
      ),
    defaultValues: { amount: '' },
  });
  const handleSubmit = ({ amount }: ApproveValues) =>
    onSend({ status: 'approved', amount: Number(amount.replaceAll(',', '')) });
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.approve} className={styles.form}>
      <FormTextField name="amount" label={words.amount} inputMode="decimal" autoComplete="off" />
      <div>
        <Button type="submit" busy={busy}>
          {words.approve}
        </Button>
      </div>
    </Form>
  );
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
