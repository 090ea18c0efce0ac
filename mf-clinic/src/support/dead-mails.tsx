import type { DeadMail } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDateTime } from '@shared/format';
import { failureMessage, failureText, Mutation, useResource } from '@shared/runtime';
import { Button, EmailText, ErrorLine, FailedState, Skeleton, VisuallyHidden } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic, readClinic } from '../desk/ask-clinic';
import styles from './support.module.css';
import { words } from './support.words';

const dead = () => readClinic(calls.deadMails, {});

/** Mails that were given up, with another try. */
export const DeadMails = observer(function DeadMails() {
  const { data, status, failure, reload } = useResource(dead, []);
  const [trying] = useState(
    () =>
      new Mutation((id: DeadMail['id']) => askClinic(calls.retryMail, { params: { id } }), [calls.deadMails]),
  );
  return (
    <Block title={words.mails}>
      {status === 'failed' && !data && (
        <FailedState title={words.mailsNotLoaded} onRetry={() => void reload()}>
          {failureMessage(failure)}
        </FailedState>
      )}
      {status === 'loading' && !data && <Skeleton lines={3} />}
      {data?.length === 0 && <p className={styles.hint}>{words.noMail}</p>}
      <ul className={styles.issues}>
        {data?.map(({ id, email, subject, last_error, dead_at }) => (
          <li key={String(id)} className={styles.issue}>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className={styles.facts}>
              <EmailText email={email} />
              <span translate="no">{formatDateTime(dead_at)}</span>
              <span translate="no">{last_error}</span>
              <Button variant="secondary" busy={trying.busy} onClick={() => void trying.run(id)}>
                <span>{words.tryAgain}</span>
                <VisuallyHidden>{` ${subject}, ${email}`}</VisuallyHidden>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <ErrorLine>{failureText(trying.failure)}</ErrorLine>
    </Block>
  );
});
