import type { ClaimDecisionBody } from '@shared/contracts/api';
import { Form, FormTextField, useYupForm } from '@shared/forms';
import { Button } from '@shared/ui';
import styles from '../claim.module.css';
import type { ApproveValues } from './decision.schema';
import { words } from './decision.words';

interface Props {
  busy: boolean;
  onSend: (body: ClaimDecisionBody) => void;
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
