import * as calls from '@ilera/contracts/calls';
import { Form, FormDisclosure, FormTextField, LeaveButton, SubmitButton } from '@ilera/forms';
import { ActionButton, Sentence, Small } from '@ilera/ui';
import { askClinic } from '../desk/ask-clinic';
import { useHadUnsavedText, useKeptForm } from '../desk/unsaved';
import record from '../components/record.module.css';
import styles from './person.module.css';
import type { PaymentProps } from './person-record';
import { words } from './person.words';

/** Refunds a payment with a reason; a large refund needs a second person's approval. */
export function Refund({
  store,
  personKey: key,
  payment: { reference, can_refund, proposal },
}: PaymentProps) {
  const label = words.refundWhich(reference);
  const isHeld = useHadUnsavedText(label);
  const send = (reason: string) =>
    store.change(askClinic(calls.supportRefund, { params: { key, reference }, body: { reason } }));
  if (proposal)
    return (
      <>
        <p>
          <Sentence text={words.proposed(proposal.by, proposal.reason)} asIs={proposal.by} />
        </p>
        {proposal.is_own ? (
          <Small>{words.waitsForSecond}</Small>
        ) : (
          <div className={record.actions}>
            <ActionButton variant="danger" act={() => send(proposal.reason)}>
              {words.approve}
            </ActionButton>
          </div>
        )}
      </>
    );
  if (!can_refund) return null;
  return (
    <FormDisclosure label={words.refund} variant="secondary" startsOpen={isHeld}>
      {(close) => <RefundForm label={label} send={send} onDone={close} />}
    </FormDisclosure>
  );
}

interface FormProps {
  label: string;
  send: (reason: string) => Promise<void>;
  onDone: () => void;
}

function RefundForm({ label, send, onDone }: FormProps) {
  const form = useKeptForm(label, {
    schema: async () =>
      (await import(/* webpackChunkName: "schema.person" */ './person.schemas')).refundSchema,
    defaultValues: { reason: '' },
  });
  const handleSubmit = async ({ reason }: { reason: string }) => {
    await send(reason);
    form.reset();
    onDone();
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={label} className={styles.form}>
      <FormTextField autoFocus name="reason" label={words.reason} hint={words.refundHint} maxLength={500} />
      <div className={record.actions}>
        <SubmitButton variant="danger">{words.refundNow}</SubmitButton>
        <LeaveButton onClick={onDone}>{words.leave}</LeaveButton>
      </div>
    </Form>
  );
}
