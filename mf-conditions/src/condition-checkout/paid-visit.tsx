import { brand, paths } from '@shared/contracts';
import { bookingInstant, formatBookingDate, formatNaira, zoneName } from '@shared/format';
import { hasFeature, Link, modals } from '@shared/runtime';
import { AddToCalendarIcon, Button, EmailText, LinkButton, OwnTime } from '@shared/ui';
import { saveCalendarFile } from '../calendar-file/save-calendar-file';
import { Outcome } from './confirmation-outcome';
import type { PaymentResult } from './payment-result';
import styles from './confirmation.module.css';

const nextSteps = [
  ['Check your mailbox', 'The confirmation with the details of your visit is on its way.'],
  ['Your care manager writes to you', 'You get the link to the chat where the doctor meets you.'],
  ['Be there at your time', 'Have your medicines and any test results beside you.'],
] as const;

/** The visit is paid: what was bought, what happens next, and a calendar file. */
export function PaidVisit({
  result,
  reference,
  email,
}: {
  result: PaymentResult;
  reference: string;
  /** Address of the confirmation mail, as far as this tab knows; empty in a shared link. */
  email: string;
}) {
  const { title, date, method, amount } = result;
  return (
    <Outcome title="Your visit is booked" tone="success">
      <dl className={styles.receipt}>
        {title && (
          <div>
            <dt>About</dt>
            <dd>{title}</dd>
          </div>
        )}
        <div>
          <dt>When</dt>
          <dd>
            {formatBookingDate(date)} ({zoneName})
            <OwnTime at={bookingInstant(date)} />
          </dd>
        </div>
        <div>
          <dt>How</dt>
          <dd>{method === 'video' ? 'By video call' : 'By message'}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{formatNaira(amount)}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
        {email && (
          <div>
            <dt>Mail to</dt>
            <dd>
              <EmailText email={email} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.keep}>
        {bookingInstant(date) !== null && (
          <Button
            variant="secondary"
            icon={<AddToCalendarIcon />}
            onClick={() => saveCalendarFile({ date, method, reference })}
          >
            Save to my calendar
          </Button>
        )}
        {hasFeature('receipts') ? (
          <Button variant="secondary" onClick={() => modals.open('receipt', { reference, guest: { email } })}>
            Receipt
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </div>
      <p className={styles.help}>
        To change or cancel it, <a href={`mailto:${brand.supportEmail}?subject=${reference}`}>write to us</a>{' '}
        and name the reference, or <Link to={paths.signUp}>create an account</Link> with the same address:
        your visit is in it.
      </p>
      <h2 className={styles.nextTitle}>What happens next</h2>
      <ol className={styles.next}>
        {nextSteps.map(([step, text]) => (
          <li key={step}>
            <strong>{step}</strong>
            <br />
            {text}
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <LinkButton variant="quiet" href={paths.conditions}>
          See other conditions
        </LinkButton>
      </div>
    </Outcome>
  );
}
