import { brand } from '@shared/contracts';
import { useLocation } from '@shared/runtime';
import { clearDraft, readDraft } from '@shared/forms';
import { Container, FailedState, Head, LinkButton, Loader } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { forgetCustomWords } from '../condition/use-custom-words';
import type { CheckoutAddress } from './checkout-address';
import { checkoutPath } from './checkout-address';
import { Outcome } from './confirmation-outcome';
import { draftKey } from './guest-draft';
import { PaidVisit } from './paid-visit';
import { UnfinishedPayment } from './unfinished-payment';
import { PaymentConfirmationStore } from './payment-confirmation.store';
import styles from './confirmation.module.css';

/** The result of a payment. Everything shown comes from the API; the address only names the payment. */
export const PaymentConfirmation = observer(function PaymentConfirmation({
  visit,
}: {
  visit: CheckoutAddress;
}) {
  const [store] = useState(() => new PaymentConfirmationStore(visit.reference));
  const { pathname, search } = useLocation();
  // Read once, because the draft is removed when the visit is paid.
  const [email] = useState(() => String(readDraft(draftKey, ['email']).email ?? ''));
  const { phase, result } = store;

  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  useEffect(() => {
    if (phase !== 'paid') return;
    clearDraft(draftKey);
    forgetCustomWords();
  }, [phase]);

  return (
    <Container reading className={styles.page}>
      <Head title={`Your payment | ${brand.name}`} />
      {(phase === 'asking' || phase === 'processing') && (
        <>
          <h1 className={styles.waitingTitle}>We are checking your payment</h1>
          <Loader label="This takes a few seconds" />
        </>
      )}
      {phase === 'paid' && result && <PaidVisit result={result} reference={visit.reference} email={email} />}
      {phase === 'unfinished' && result && (
        <UnfinishedPayment
          page={result.openPage}
          checkout={checkoutPath(pathname, new URLSearchParams(search))}
        />
      )}
      {phase === 'cancelled' && (
        <Outcome
          title={result?.refunded ? 'Your payment goes back to you' : 'The payment did not go through'}
          tone={result?.refunded ? 'info' : 'error'}
        >
          <p>
            {result?.reason || 'It was cancelled or refused.'}
            {!result?.refunded && ' Nothing was taken from your card.'}
          </p>
          <LinkButton href={checkoutPath(pathname, new URLSearchParams(search))}>Try to pay again</LinkButton>
        </Outcome>
      )}
      {(phase === 'slow' || phase === 'unknown') && (
        <Outcome title="We are confirming your payment" tone="info">
          <p>An e-mail will follow as soon as it is confirmed. There is no need to pay again.</p>
          <p>
            Questions? <a href={`mailto:${brand.supportEmail}`}>Write to us</a> and name the payment{' '}
            <strong>{visit.reference.slice(0, 60)}</strong>.
          </p>
        </Outcome>
      )}
      {phase === 'failed' && (
        <>
          <h1 className={styles.waitingTitle}>We could not check your payment</h1>
          <FailedState title="If you paid, an e-mail will confirm it" onRetry={store.start}>
            There is no need to pay again.
          </FailedState>
        </>
      )}
    </Container>
  );
});
