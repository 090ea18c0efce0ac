import type { ClaimAccount } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { Form, FormTextField, LeaveButton, SubmitButton, useYupForm, yup } from '@ilera/forms';
import { latinDigits } from '@ilera/format';
import { api } from '@ilera/runtime';
import { Small } from '@ilera/ui';
import { words } from './account.words';
import styles from './claims.module.css';

/** Asks for the bank and account number of one claim. No draft keeps them. */
export default function AccountForm({ reference, onDone }: { reference: string; onDone: () => void }) {
  const form = useYupForm<ClaimAccount>({
    schema: () => Promise.resolve(accountSchema),
    defaultValues: { bank: '', number: '' },
    stale: [calls.claims],
  });
  const handleSubmit = async (body: ClaimAccount) => {
    await api.call(calls.setClaimAccount, { params: { reference }, body });
    onDone();
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.label(reference)} className={styles.form}>
      <FormTextField autoFocus name="bank" label={words.bank} autoComplete="off" />
      <FormTextField
        name="number"
        label={words.number}
        hint={words.numberHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <Small>{words.note}</Small>
      <div className={styles.files}>
        <SubmitButton>{words.save}</SubmitButton>
        <LeaveButton onClick={onDone}>{words.leave}</LeaveButton>
      </div>
    </Form>
  );
}

/** Validates a bank and a ten-digit account number; spaces, hyphens and invisible marks are removed. */
const accountSchema = yup.object({
  bank: yup.string().trim().required(words.noBank).min(2, words.noBank).max(60, words.tooLong),
  number: yup
    .string()
    .transform((text: string) => latinDigits(text).replace(/[\s\p{Cf}-]/gu, ''))
    .required(words.noNumber)
    .matches(/^\d{10}$/, words.noNumber),
});
