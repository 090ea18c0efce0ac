import type { DeadMail, PaymentIssue } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatDateTime, formatDay, formatNaira } from '@shared/format';
import { failureText, Link, Mutation, useResource } from '@shared/runtime';
import { Button, CheckIcon, EmailText, ErrorLine, FailedState, Skeleton, VisuallyHidden } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { askClinic, readClinic } from '../desk/ask-clinic';
import styles from './support.module.css';
import { words } from './support.words';

const open = () => readClinic(calls.paymentIssues, {});

/** Problems of payments that wait for somebody. */
export const Issues = observer(function Issues() {
  const { data, status, failure, reload } = useResource(open, []);
  const [closing] = useState(
    () =>
      new Mutation(
        (id: PaymentIssue['id']) => askClinic(calls.closeIssue, { params: { id } }),
        [calls.paymentIssues],
      ),
  );
  return (
    <Block title={words.issues}>
      {status === 'failed' && !data && (
        <FailedState title={words.issuesNotLoaded} failure={failure} onRetry={reload} />
      )}
      {status === 'loading' && !data && <Skeleton lines={3} />}
      {data?.length === 0 && <p className={styles.hint}>{words.noIssue}</p>}
      <ul className={styles.issues}>
        {data?.map(({ id, key, kind, detail, reference, amount, created_at }) => (
          <li key={String(id)} className={styles.issue}>
            <p>
              <strong>{words.kinds[kind] ?? kind}</strong>
            </p>
            <p>{detail}</p>
            <p className={styles.facts}>
              <Link to={addresses.person(key)} className={styles.link} translate="no">
                {reference}
              </Link>
              <span translate="no">{formatNaira(amount, '₦')}</span>
              <span translate="no">{formatDay(created_at)}</span>
              <Button
                variant="secondary"
                icon={<CheckIcon />}
                busy={closing.busy}
                onClick={() => void closing.run(id)}
              >
                <span>{words.close}</span>
                <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <ErrorLine>{failureText(closing.failure)}</ErrorLine>
    </Block>
  );
});

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
        <FailedState title={words.mailsNotLoaded} failure={failure} onRetry={reload} />
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
