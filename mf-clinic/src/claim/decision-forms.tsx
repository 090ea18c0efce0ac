import type { ClaimDecisionBody } from '@ilera/contracts/api';
import { Form, FormTextArea, FormTextField, SubmitButton, useYupForm } from '@ilera/forms';
import { observer } from 'mobx-react-lite';
import { useKept } from '../desk/unsaved';
import styles from './claim.module.css';
import { decisionWords as words } from './claim.words';
import type { ApproveValues, RefuseValues } from './decision.schema';

interface Props {
  /** Whether the claim still waits for it. What was typed stays where a colleague was first. */
  isOpen: boolean;
  /** @throws why it was not taken */
  onSend: (body: ClaimDecisionBody) => Promise<void>;
}

/** How many naira are repaid. */
export const ApproveForm = observer(function ApproveForm({ isOpen, onSend }: Props) {
  const form = useKept(
    words.approve,
    useYupForm<ApproveValues>({
      schema: () =>
        import(/* webpackChunkName: "schema.decision" */ './decision.schema').then(
          (module) => module.approveSchema,
        ),
      defaultValues: { amount: '' },
    }),
  );
  const handleSubmit = async ({ amount }: ApproveValues) => {
    await onSend({ status: 'approved', amount: Number(amount.replaceAll(',', '')) });
    form.reset();
  };
  if (!isOpen && !form.isDirty) return null;
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.approve} className={styles.form}>
      <FormTextField
        name="amount"
        label={words.amount}
        hint={isOpen ? undefined : words.notSent}
        readOnly={!isOpen}
        inputMode="decimal"
        autoComplete="off"
      />
      {isOpen && (
        <div>
          <SubmitButton>{words.approve}</SubmitButton>
        </div>
      )}
    </Form>
  );
});

/** Why a claim is not paid, in a sentence that the person reads. */
export const RefuseForm = observer(function RefuseForm({ isOpen, onSend }: Props) {
  const form = useKept(
    words.refuse,
    useYupForm<RefuseValues>({
      schema: () =>
        import(/* webpackChunkName: "schema.decision" */ './decision.schema').then(
          (module) => module.refuseSchema,
        ),
      defaultValues: { reason: '' },
    }),
  );
  const handleSubmit = async ({ reason }: RefuseValues) => {
    await onSend({ status: 'refused', reason });
    form.reset();
  };
  if (!isOpen && !form.isDirty) return null;
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.refuse} className={styles.form}>
      <FormTextArea
        name="reason"
        label={words.reason}
        hint={isOpen ? words.reasonHint : words.notSent}
        readOnly={!isOpen}
        rows={3}
      />
      {isOpen && (
        <div>
          <SubmitButton variant="danger">{words.refuse}</SubmitButton>
        </div>
      )}
    </Form>
  );
});
