import { paths } from '@ilera/contracts';
import type { Answer } from '@ilera/contracts/calls';
import { bookingInstant, capitalise, formatNaira, methodWords } from '@ilera/format';
import { hasFeature, Link, modals, session } from '@ilera/runtime';
import {
  Button,
  Buttons,
  CalendarButton,
  EmailText,
  type Fact,
  FactList,
  SupportEmail,
  VisitTime,
} from '@ilera/ui';
import { words as confirmation } from './confirmation.words';
import styles from './confirmation.module.css';

/** The state of a guest's payment, as the API reports it. */
export type PaymentResult = Answer<'conditionPaymentResult'>;

const words = confirmation.paid;
const [before, after] = words.changeBy;
const [or, withAddress] = words.account;

/** A paid visit: the purchase, the next steps, and a calendar file. */
export function PaidVisit({
  result,
  reference,
  email,
}: {
  result: PaymentResult;
  reference: string;
  /** Address of the confirmation mail; empty in a shared link or another tab. */
  email: string;
}) {
  const { title, date, method, amount } = result;
  const start = bookingInstant(date);
  const facts: Fact[] = [
    [words.about, title],
    [words.when, start ? <VisitTime key="when" at={start} /> : date],
    [words.how, capitalise(methodWords(method))],
    [words.amount, formatNaira(amount), 'as is'],
    [words.reference, reference, 'as is'],
    [words.mailTo, email && <EmailText key="email" email={email} />],
  ];
  return (
    <>
      <FactList look="plain" facts={facts} className={styles.receipt} />
      <Buttons className={styles.keep}>
        <CalendarButton start={start} method={method} reference={reference} />
        {hasFeature('receipts') ? (
          <Button variant="secondary" onClick={() => modals.open('receipt', { reference, guest: { email } })}>
            {words.receipt}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </Buttons>
      <p className={styles.help}>
        {hasFeature('care') ? words.change : <ChangeByMail reference={reference} />}
      </p>
      {!session.signedIn && (
        <p className={styles.help}>
          {or} <Link to={paths.signUp}>{words.createAccount}</Link> {withAddress}
        </p>
      )}
      <h2 className={styles.nextTitle}>{words.nextHeading}</h2>
      <ol className={styles.next}>
        {words.next.map(([step, text]) => (
          <li key={step}>
            <strong>{step}</strong>
            <br />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <Button variant="quiet" href={paths.conditions}>
          {words.others}
        </Button>
      </div>
    </>
  );
}

/** Explains how to change a visit, for mails without a change link. */
const ChangeByMail = ({ reference }: { reference: string }) => (
  <span>
    {before} <SupportEmail subject={reference}>{words.write}</SupportEmail> {after}
  </span>
);
