import type { ModalBodyProps, ModalPayloads } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { focusFirstInvalid } from '@ilera/forms';
import { withoutInvisible } from '@ilera/format';
import { api, failureText, useResource } from '@ilera/runtime';
import { Button, ErrorLine, Loaded, SaveButton, Skeleton, TextField } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { ReceiptSheet } from './receipt-sheet';
import styles from './receipt.module.css';
import { words } from './receipt.words';

/** Reads the receipt of the person's payment or, with the payer's address, of a guest's. */
const receiptOf = (reference: string, email?: string) =>
  email === undefined
    ? api.read(calls.receipt, { params: { reference } })
    : api.read(calls.guestReceipt, { body: { reference, email } });
const pdfOf = (reference: string, email?: string) =>
  email === undefined
    ? api.call(calls.receiptPdf, { params: { reference } })
    : api.call(calls.guestReceiptPdf, { body: { reference, email } });

/** The `receipt` modal: a payment's receipt to print or save as PDF, for its payer only (R5.2). */
export default observer(function ReceiptModal({ payload }: ModalBodyProps<ModalPayloads['receipt']>) {
  const { reference, guest } = payload;
  // A guest's receipt loads once the payer's address is known.
  const [email, setEmail] = useState(guest?.email);
  const loaded = useResource(receiptOf, email === '' ? null : [reference, email]);

  if (email === '' || (guest && loaded.status === 'failed')) {
    const handleSubmit = (given: string) => (given === email ? void loaded.reload() : setEmail(given));
    return <PayerForm email={email} failure={failureText(loaded.failure)} onSubmit={handleSubmit} />;
  }
  return (
    <Loaded
      of={loaded}
      words={{ ...words, details: failureText(loaded.failure) }}
      skeleton={<Skeleton lines={6} />}
      skeletonClass={styles.sheet}
    >
      {(receipt) => (
        <>
          <ReceiptSheet receipt={receipt} />
          <div className={styles.actions}>
            <Button onClick={() => window.print()}>{words.print}</Button>
            <SaveButton
              read={() => pdfOf(reference, email)}
              name={`${receipt.number}.pdf`}
              type="application/pdf"
            >
              {words.download}
            </SaveButton>
          </div>
        </>
      )}
    </Loaded>
  );
});

interface PayerFormProps {
  /** The last address tried. */
  email: string | undefined;
  failure: string;
  onSubmit: (email: string) => void;
}

/** Asks a guest for the payer's address, because a shared link may contain the reference. */
function PayerForm({ email, failure, onSubmit }: PayerFormProps) {
  const [missing, setMissing] = useState(false);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads the field: a password manager may have filled it without an event (R4.95).
    const enteredEmail = withoutInvisible(String(new FormData(event.currentTarget).get('email'))).trim();
    setMissing(!enteredEmail);
    if (enteredEmail) onSubmit(enteredEmail);
    else focusFirstInvalid(event.currentTarget);
  };
  return (
    <form noValidate className={styles.form} aria-label={words.show} onSubmit={handleSubmit}>
      <p>{words.forPayer}</p>
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        defaultValue={email}
        // After a failed try the form reappears with the reason.
        autoFocus={Boolean(email)}
        error={missing ? words.noEmail : undefined}
        onChange={() => setMissing(false)}
      />
      <ErrorLine>{failure}</ErrorLine>
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
