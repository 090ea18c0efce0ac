import * as calls from '@ilera/contracts/calls';
import { formatDateTime, formatDay, formatNaira } from '@ilera/format';
import { Link, type Resource, useResource } from '@ilera/runtime';
import {
  ActionButton,
  CheckIcon,
  type Elements,
  EmailText,
  Loaded,
  Skeleton,
  Small,
  VisuallyHidden,
} from '@ilera/ui';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { askClinic, readClinic } from '../desk/ask-clinic';
import styles from './support.module.css';
import { words } from './support.words';

interface Props<Row> {
  of: Resource<Row[]>;
  words: { title: string; notLoaded: string; loading: string; none: string };
  children: (row: Row) => Elements;
}

/** A list of waiting problems, which is read again after each action. */
function Problems<Row extends { id: string | number | null; reference?: string }>({
  of,
  words: texts,
  children,
}: Props<Row>) {
  return (
    <Block title={texts.title}>
      <Loaded of={of} words={texts} skeleton={<Skeleton lines={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Small>{texts.none}</Small>
          ) : (
            <ul className={styles.issues}>
              {rows.map((row) => (
                <li key={String(row.id ?? row.reference)} className={styles.issue}>
                  {children(row)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Block>
  );
}

const openIssues = () => readClinic(calls.paymentIssues, {});

/** Payment problems that wait for an action. */
export const Issues = () => (
  <Problems of={useResource(openIssues, [])} words={words.issues}>
    {({ id, key, kind, detail, reference, amount, created_at }) => (
      <>
        <p>
          <strong>{words.kinds[kind] ?? kind}</strong>
        </p>
        <p>{detail}</p>
        <div className={styles.facts}>
          <Link to={addresses.person(key)} className={styles.link} translate="no">
            {reference}
          </Link>
          <span translate="no">{formatNaira(amount, '₦')}</span>
          <span translate="no">{formatDay(created_at)}</span>
          {id !== null && (
            <ActionButton
              variant="secondary"
              icon={<CheckIcon />}
              act={() => askClinic(calls.closeIssue, { params: { id } })}
              stale={[calls.paymentIssues]}
            >
              <span>{words.close}</span>
              <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
            </ActionButton>
          )}
        </div>
      </>
    )}
  </Problems>
);

const givenUpMails = () => readClinic(calls.deadMails, {});

/** Undeliverable mails, with a button to retry. */
export const DeadMails = () => (
  <Problems of={useResource(givenUpMails, [])} words={words.mails}>
    {({ id, email, subject, last_error, dead_at }) => (
      <>
        <p>
          <strong>{subject}</strong>
        </p>
        <div className={styles.facts}>
          <EmailText email={email} />
          <span translate="no">{formatDateTime(dead_at)}</span>
          <span translate="no">{last_error}</span>
          <ActionButton
            variant="secondary"
            act={() => askClinic(calls.retryMail, { params: { id } })}
            stale={[calls.deadMails]}
          >
            <span>{words.tryAgain}</span>
            <VisuallyHidden>{` ${subject}, ${email}`}</VisuallyHidden>
          </ActionButton>
        </div>
      </>
    )}
  </Problems>
);
