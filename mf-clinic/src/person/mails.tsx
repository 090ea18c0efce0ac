import type { SupportPerson } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDateTime, type StatusLabel } from '@shared/format';
import { failureText } from '@shared/runtime';
import { Button, ErrorLine, StatusPill, VisuallyHidden } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import { type PersonProps, type PersonStore, useAct } from './person.store';
import { words } from './person.words';

const states: Record<SupportPerson['mails'][number]['state'], StatusLabel> = {
  waiting: { label: words.waiting, tone: 'warning' },
  sent: { label: words.sent, tone: 'success' },
  failed: { label: words.failed, tone: 'error' },
};

/** Mails with their fate. The text of those that were sent is stored nowhere. */
export const Mails = observer(function Mails({ store, person: { mails } }: PersonProps) {
  const { busy, failure, run } = useAct(store);
  return (
    <Block title={words.mails}>
      {mails.length === 0 && <p className={record.hint}>{words.noMail}</p>}
      <ul className={styles.rows}>
        {mails.map(({ id, subject, created_at, state }) => (
          <li key={String(id)} className={styles.row}>
            <p>{subject}</p>
            <p className={record.facts}>
              <span translate="no">{formatDateTime(created_at)}</span>
              <StatusPill status={states[state]} />
              {state === 'failed' && (
                <Button
                  variant="secondary"
                  busy={busy}
                  onClick={() =>
                    void run(() => askClinic(calls.resendMail, { params: { key: store.reference, id } }))
                  }
                >
                  <span>{words.sendAgain}</span>
                  <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </Block>
  );
});

interface Props {
  store: PersonStore;
  label: string;
  send: () => Promise<SupportPerson>;
}

/** Sends a mail to the person once more. */
export const SendMail = observer(function SendMail({ store, label, send }: Props) {
  const { busy, failure, run } = useAct(store);
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run(send).then((person) => setIsSent(person !== null))}
      >
        {label}
      </Button>
      {isSent && <p role="status">{words.mailSent}</p>}
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </>
  );
});
