import type { ProviderWord, SupportPerson } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDay, formatNaira, type StatusLabel } from '@shared/format';
import { failureText, Mutation } from '@shared/runtime';
import { Button, ErrorLine, Sentence, StatusPill } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import type { PersonProps, PersonStore } from './person.store';
import { words } from './person.words';
import { Refund } from './refund';
import { SendMail } from './mails';

type Payment = SupportPerson['payments'][number];

const states: Record<Payment['status'], StatusLabel> = {
  processing: { label: words.open, tone: 'warning' },
  success: { label: words.paid, tone: 'success' },
  cancelled: { label: words.notPaid, tone: 'neutral' },
};

/** Payments with what became of them, and what the provider says. */
export function Payments({ store, person: { payments } }: PersonProps) {
  return (
    <Block title={words.payments}>
      {payments.length === 0 && <p className={record.hint}>{words.noPayment}</p>}
      <ul className={styles.rows}>
        {payments.map((payment) => (
          <PaymentRow key={payment.reference} store={store} payment={payment} />
        ))}
      </ul>
    </Block>
  );
}

const PaymentRow = observer(function PaymentRow({
  store,
  payment,
}: {
  store: PersonStore;
  payment: Payment;
}) {
  const { reference, kind, status, reason, amount, receipt, created_at, refund } = payment;
  const [word, setWord] = useState<ProviderWord | null>(null);
  const [asking] = useState(
    () =>
      new Mutation(async () => {
        const params = { key: store.reference, reference };
        setWord(await askClinic(calls.askProvider, { params, retry: false }));
      }),
  );
  const said = word?.amount == null ? '' : formatNaira(word.amount, '₦');
  const send = (mail: 'receipt' | 'plan') => () =>
    askClinic(calls.sendPaymentMail, { params: { key: store.reference, reference }, body: { mail } });
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
            text={words.providerSays(word.status, said, word.paid_at ? formatDay(word.paid_at) : '')}
            asIs={said}
          />
        </p>
      )}
      <div className={record.actions}>
        <Button variant="secondary" busy={asking.busy} onClick={() => void asking.run()}>
          {words.askProvider}
        </Button>
        {receipt && <SendMail store={store} label={words.sendReceipt} send={send('receipt')} />}
        {kind === 'plan' && status === 'success' && (
          <SendMail store={store} label={words.sendPlanMail} send={send('plan')} />
        )}
      </div>
      <ErrorLine>{failureText(asking.failure)}</ErrorLine>
      <Refund store={store} payment={payment} />
    </li>
  );
});
