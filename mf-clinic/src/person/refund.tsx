import type { SupportPerson } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { focusFirstInvalid } from '@shared/forms';
import { failureText } from '@shared/runtime';
import { Button, ErrorLine, Sentence, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import { type PersonStore, useAct } from './person.store';
import { words } from './person.words';

interface Props {
  store: PersonStore;
  payment: SupportPerson['payments'][number];
}

const LEAST = 5;

/** Gives a payment back with a reason; a large one once a second person approves it. */
export const Refund = observer(function Refund({ store, payment }: Props) {
  const { reference, can_refund, proposal } = payment;
  const { busy, failure, run } = useAct(store);
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState('');
  const send = (reason: string) =>
    run(() =>
      askClinic(calls.supportRefund, { params: { key: store.reference, reference }, body: { reason } }),
    );
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setFault(reason.length < LEAST ? words.noReason : '');
    if (reason.length < LEAST) return focusFirstInvalid(event.currentTarget);
    void send(reason).then((sent) => sent && setIsOpen(false));
  };
  if (proposal)
    return (
      <>
        <p>
          <Sentence text={words.proposed(proposal.by, proposal.reason)} asIs={proposal.by} />
        </p>
        {proposal.is_own ? (
          <p className={record.hint}>{words.waitsForSecond}</p>
        ) : (
          <div className={record.actions}>
            <Button variant="danger" busy={busy} onClick={() => void send(proposal.reason)}>
              {words.approve}
            </Button>
          </div>
        )}
        <ErrorLine>{failureText(failure)}</ErrorLine>
      </>
    );
  if (!can_refund) return null;
  return isOpen ? (
    <form
      noValidate
      aria-label={words.refundWhich(reference)}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <TextField
        autoFocus
        name="reason"
        label={words.reason}
        hint={words.refundHint}
        maxLength={500}
        error={fault || undefined}
        onChange={() => setFault('')}
      />
      <ErrorLine>{failureText(failure)}</ErrorLine>
      <div className={record.actions}>
        <Button type="submit" variant="danger" busy={busy}>
          {words.refundNow}
        </Button>
        <Button variant="secondary" inactive={busy} onClick={() => setIsOpen(false)}>
          {words.leave}
        </Button>
      </div>
    </form>
  ) : (
    <div className={record.actions}>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {words.refund}
      </Button>
    </div>
  );
});
