import type { ProviderWord, SupportPerson } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDay, formatNaira, type StatusLabel } from '@ilera/format';
import { ActionButton, FewRows, Sentence, Small, StatusPill } from '@ilera/ui';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import { initialRowCount, type PaymentProps, type PersonProps } from './person-record';
import { words } from './person.words';
import { Refund } from './refund';

type Payment = SupportPerson['payments'][number];

const states: Record<Payment['status'], StatusLabel> = {
  processing: { label: words.open, tone: 'warning' },
  success: { label: words.paid, tone: 'success' },
  cancelled: { label: words.notPaid, tone: 'neutral' },
};

/** Payments with their outcomes, and the provider's statement. */
export function Payments({ store, person: { key, payments } }: PersonProps) {
  const [rowCount] = useState(() => initialRowCount(payments, ({ proposal }) => proposal !== null));
  return (
    <Block title={words.payments}>
      {payments.length === 0 && <Small>{words.noPayment}</Small>}
      <FewRows rows={payments} few={rowCount} className={styles.rows}>
        {(payment) => <PaymentRow key={payment.reference} store={store} personKey={key} payment={payment} />}
      </FewRows>
    </Block>
  );
}

function PaymentRow({ store, personKey: key, payment }: PaymentProps) {
  const { reference, kind, status, reason, amount, receipt, created_at, refund } = payment;
  const [word, setWord] = useState<ProviderWord | null>(null);
  const params = { key, reference };
  const ask = async () => setWord(await askClinic(calls.askProvider, { params, retry: false }));
  const providerAmount = word?.amount == null ? '' : formatNaira(word.amount, '₦');
  const send = (mail: 'receipt' | 'plan') => () =>
    store.change(askClinic(calls.sendPaymentMail, { params, body: { mail } }));
  return (
    <li className={styles.row} aria-label={reference}>
      <p className={record.facts}>
        <strong translate="no">{formatNaira(amount, '₦')}</strong>
        <span>{words.kinds[kind]}</span>
        <StatusPill status={refund ? { label: words.refunded, tone: 'info' } : states[status]} />
      </p>
      <p className={record.facts}>
        <span translate="no">{reference}</span>
        <span translate="no">{formatDay(created_at)}</span>
        {receipt && <span translate="no">{receipt}</span>}
      </p>
      {reason && <p>{reason}</p>}
      {refund && (
        <p>
          <Sentence
            text={words.refundIs(
              formatNaira(refund.amount, '₦'),
              formatDay(refund.created_at),
              words.refundStates[refund.status] ?? refund.status,
            )}
            asIs={formatNaira(refund.amount, '₦')}
          />
        </p>
      )}
      {word && (
        <p role="status">
          <Sentence
            text={words.providerSays(
              word.status,
              providerAmount,
              word.paid_at ? formatDay(word.paid_at) : '',
            )}
            asIs={providerAmount}
          />
        </p>
      )}
      <div className={record.actions}>
        <ActionButton variant="secondary" act={ask}>
          {words.askProvider}
        </ActionButton>
        {receipt && (
          <ActionButton variant="secondary" act={send('receipt')} done={words.mailSent}>
            {words.sendReceipt}
          </ActionButton>
        )}
        {kind === 'plan' && status === 'success' && (
          <ActionButton variant="secondary" act={send('plan')} done={words.mailSent}>
            {words.sendPlanMail}
          </ActionButton>
        )}
      </div>
      <Refund store={store} personKey={key} payment={payment} />
    </li>
  );
}
