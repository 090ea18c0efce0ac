import type { ClinicVisit } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import {
  Form,
  FormButton,
  FormCheckbox,
  FormTextArea,
  FormTextField,
  LeaveButton,
  SubmitButton,
  showFailure,
  useYupForm,
} from '@shared/forms';
import { Badge } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { Block } from '../../components/block';
import { askClinic } from '../../desk/ask-clinic';
import { mayCare } from '../../desk/staff.store';
import { mayWrite, type VisitStore } from '../visit.store';
import record from '../../components/record.module.css';
import styles from '../visit.module.css';
import { LetterButton } from './letter-button';
import { letterWords as words } from '../visit.words';
import type { ReferralValues } from '../visit.schemas';

/** The referral letters of a visit, and a new one. */
export const Referrals = observer(function Referrals({
  store,
  visit,
}: {
  store: VisitStore;
  visit: ClinicVisit;
}) {
  const { referrals, reference } = visit;
  return (
    <Block title={words.referrals}>
      {referrals.length === 0 && <p className={record.hint}>{words.noReferral}</p>}
      <ul className={styles.letters}>
        {referrals.map(({ code, to, reason, urgent }) => (
          <li key={code} className={styles.letter}>
            <p className={record.facts}>
              <strong>{to}</strong>
              {urgent && <Badge tone="error">{words.urgent}</Badge>}
            </p>
            <p className={record.text}>{reason}</p>
            {mayCare() && (
              <div className={record.actions}>
                <LetterButton reference={reference} code={code} name={code} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayWrite(visit) && (
        <FormButton label={words.refer} variant="secondary">
          {(close) => <ReferralForm store={store} onDone={close} />}
        </FormButton>
      )}
    </Block>
  );
});

/** To whom, why, and whether it is urgent. */
function ReferralForm({ store, onDone }: { store: VisitStore; onDone: () => void }) {
  const form = useYupForm<ReferralValues>({
    schema: () =>
      import(/* webpackChunkName: "schema.visit" */ '../visit.schemas').then(
        (module) => module.referralSchema,
      ),
    defaultValues: { to: '', reason: '', urgent: false },
    onFailure: showFailure,
  });
  const handleSubmit = async (values: ReferralValues) => {
    await store.change((reference) => askClinic(calls.refer, { params: { reference }, body: values }));
    onDone();
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.refer} className={styles.form}>
      <FormTextField name="to" label={words.to} hint={words.toHint} autoComplete="off" autoFocus />
      <FormTextArea name="reason" label={words.reason} rows={4} />
      <FormCheckbox name="urgent" label={words.urgent} />
      <div className={record.actions}>
        <SubmitButton>{words.issueReferral}</SubmitButton>
        <LeaveButton onClick={onDone}>{words.leave}</LeaveButton>
      </div>
    </Form>
  );
}
