import * as calls from '@ilera/contracts/calls';
import { openPaymentPage, usePaymentResult } from '@ilera/forms';
import { api, useLocation } from '@ilera/runtime';
import {
  Button,
  Buttons,
  Container,
  type Elements,
  ErrorIcon,
  FailedState,
  Head,
  InfoIcon,
  Loader,
  PageHeading,
  SuccessIcon,
  SupportEmail,
} from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { forgetCustomWords } from '../condition/use-custom-words';
import { type CheckoutAddress, checkoutPath } from './guest-payment';
import { clearGuestDraft, mailOf } from './guest-draft';
import { PaidVisit } from './paid-visit';
import { words } from './confirmation.words';
import styles from './confirmation.module.css';

/** Number of polls, about one minute in all. */
const maxPolls = 21;
const paymentOf = (reference: string) => api.read(calls.conditionPaymentResult, { params: { reference } });

const [before, after] = words.questions;

/** A payment's result. All content comes from the API; the address only names the payment. */
export const PaymentConfirmation = observer(function PaymentConfirmation({
  visit,
}: {
  visit: CheckoutAddress;
}) {
  const { phase, result, askAgain } = usePaymentResult(paymentOf, visit.reference, maxPolls);
  const location = useLocation();
  const checkout = checkoutPath(location);
  // Read once, because a paid visit's draft is removed.
  const [email] = useState(() => mailOf(visit.reference));

  useEffect(() => {
    if (phase !== 'paid') return;
    clearGuestDraft(visit, visit.reference);
    if (visit.id === 'custom') forgetCustomWords(location);
  }, [phase, visit, location]);

  return (
    <Container reading className={styles.page}>
      <Head title={words.title} />
      {(phase === 'asking' || phase === 'processing') && (
        <>
          <h1 className={styles.waitingTitle}>{words.checking}</h1>
          <Loader label={words.seconds} />
        </>
      )}
      {phase === 'paid' && result && (
        <Outcome title={words.paid.heading} tone="success">
          <PaidVisit result={result} reference={visit.reference} email={email} />
        </Outcome>
      )}
      {/* The provider's page is still open for payment, so nobody is charged twice. */}
      {phase === 'unfinished' && result && (
        <Outcome title={words.unfinished.heading} tone="info">
          <p>{words.unfinished.text}</p>
          <Buttons>
            <Button onClick={() => openPaymentPage(result.authorization_url)}>{words.unfinished.goOn}</Button>
            <Button variant="secondary" href={checkout}>
              {words.unfinished.back}
            </Button>
          </Buttons>
        </Outcome>
      )}
      {phase === 'cancelled' && (
        <Outcome
          title={result?.refunded ? words.refunded : words.cancelled}
          tone={result?.refunded ? 'info' : 'error'}
        >
          <p>
            <span>{result?.reason || words.refused}</span>
            {!result?.refunded && <span>{` ${words.nothingTaken}`}</span>}
          </p>
          <Button href={checkout}>{words.payAgain}</Button>
        </Outcome>
      )}
      {(phase === 'slow' || phase === 'unknown') && (
        <Outcome title={words.confirming} tone="info">
          <p>{words.mailFollows}</p>
          <p>
            {before} <SupportEmail>{words.questionsLink}</SupportEmail> {after}{' '}
            <strong translate="no">{visit.reference.slice(0, 60)}</strong>.
          </p>
        </Outcome>
      )}
      {phase === 'failed' && (
        <>
          <h1 className={styles.waitingTitle}>{words.notChecked}</h1>
          <FailedState title={words.ifPaid} onRetry={askAgain}>
            {words.noNeed}
          </FailedState>
        </>
      )}
    </Container>
  );
});

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };

/** A payment's outcome: a large mark, a heading, and the next step. */
function Outcome({ title, tone, children }: { title: string; tone: keyof typeof icons; children: Elements }) {
  const Icon = icons[tone];
  const box = useRef<HTMLDivElement>(null);
  // The result replaces a spinner; the focus makes screen readers announce it.
  useEffect(() => box.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className={styles.outcome}>
      <span className={styles[tone]}>
        <Icon />
      </span>
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  );
}
