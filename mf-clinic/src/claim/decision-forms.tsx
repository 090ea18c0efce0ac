import type { ClaimDecisionBody } from '@ilera/contracts/api';
import { Form, FormTextArea, FormTextField, type SchemaLoader, SubmitButton } from '@ilera/forms';
import type { ButtonProps, Elements } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useKeptForm } from '../desk/unsaved';
import styles from './claim.module.css';
import { decisionWords as words } from './claim.words';
import type { ApproveValues, RefuseValues } from './decision.schema';

interface Props {
  /** Whether the claim still waits for this decision. The typed text stays if a colleague decided first. */
  isOpen: boolean;
  /** @throws the reason why the API rejected the decision */
  onSend: (body: ClaimDecisionBody) => Promise<void>;
}

/** Asks for the repaid amount in naira. */
export const ApproveForm = ({ isOpen, onSend }: Props) => (
  <DecisionForm<ApproveValues>
    label={words.approve}
    schema={async () =>
      (await import(/* webpackChunkName: "schema.decision" */ './decision.schema')).approveSchema
    }
    defaultValues={{ amount: '' }}
    isOpen={isOpen}
    onSubmit={({ amount }) => onSend({ status: 'approved', amount: Number(amount.replaceAll(',', '')) })}
  >
    <FormTextField
      name="amount"
      label={words.amount}
      hint={isOpen ? undefined : words.tooLate}
      readOnly={!isOpen}
      inputMode="decimal"
      autoComplete="off"
    />
  </DecisionForm>
);

/** Asks why a claim is refused, in a sentence that the person reads. */
export const RefuseForm = ({ isOpen, onSend }: Props) => (
  <DecisionForm<RefuseValues>
    label={words.refuse}
    variant="danger"
    schema={async () =>
      (await import(/* webpackChunkName: "schema.decision" */ './decision.schema')).refuseSchema
    }
    defaultValues={{ reason: '' }}
    isOpen={isOpen}
    onSubmit={({ reason }) => onSend({ status: 'refused', reason })}
  >
    <FormTextArea
      name="reason"
      label={words.reason}
      hint={isOpen ? words.reasonHint : words.tooLate}
      readOnly={!isOpen}
      rows={3}
    />
  </DecisionForm>
);

interface DecisionProps<Values extends object> extends Pick<Props, 'isOpen'>, Pick<ButtonProps, 'variant'> {
  label: string;
  schema: SchemaLoader<Values>;
  defaultValues: Values;
  onSubmit: (values: Values) => Promise<void>;
  children: Elements;
}

const DecisionForm = observer(function DecisionForm<Values extends object>(props: DecisionProps<Values>) {
  const { label, variant, schema, defaultValues, isOpen, onSubmit, children } = props;
  const form = useKeptForm<Values>(label, { schema, defaultValues });
  const handleSubmit = async (values: Values) => {
    await onSubmit(values);
    if (form.isAsSent) form.reset();
  };
  if (!isOpen && !form.isDirty) return null;
  return (
    <Form form={form} onSubmit={handleSubmit} label={label} className={styles.form}>
      {children}
      {isOpen && (
        <div>
          <SubmitButton variant={variant}>{label}</SubmitButton>
        </div>
      )}
    </Form>
  );
});
