import type { SupportPerson } from '@ilera/contracts/api';
import { formatDay, formatNaira } from '@ilera/format';
import { useParams, useResource } from '@ilera/runtime';
import { FewRows, PageHeading, Small, StatusPill } from '@ilera/ui';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { MailLink, PhoneLink } from '../components/contact-links';
import { claimStatus } from '../components/status-labels';
import { Desk } from '../desk/desk';
import { Address } from './address';
import { Mails } from './mails';
import { Notes } from './notes';
import { Payments } from './payments';
import record from '../components/record.module.css';
import { RecordScreen } from '../components/record-screen';
import styles from './person.module.css';
import { initialRows, readPerson } from './person-record';
import { words } from './person.words';
import { Visits } from './visits';

/** /clinic/support/{key}: one person, and the actions of support. */
export default function PersonPage() {
  const { key = '' } = useParams();
  return (
    <Desk title={words.title} roles={['support', 'manager']}>
      <PersonScreen key={key} personKey={key} />
    </Desk>
  );
}

/** One person's visits, payments, cover, mails, claims and notes. */
function PersonScreen({ personKey }: { personKey: string }) {
  const store = useResource(readPerson, [personKey]);
  return (
    <RecordScreen store={store} list={addresses.support} words={words}>
      {(person) => (
        <>
          <div className={record.head}>
            <PageHeading>
              <span translate="no">{person.name}</span>
            </PageHeading>
            <p className={record.facts}>
              <span>{person.is_guest ? words.guest : words.account}</span>
              <MailLink email={person.email} />
              <PhoneLink phone={person.phone} />
            </p>
          </div>
          <div className={record.columns}>
            <div className={record.column}>
              <Visits store={store} person={person} />
              <Payments store={store} person={person} />
            </div>
            <div className={record.column}>
              <Notes store={store} person={person} />
              <Mails store={store} person={person} />
              <CoverAndClaims person={person} />
              <Address store={store} person={person} />
            </div>
          </div>
        </>
      )}
    </RecordScreen>
  );
}

/** Periods of cover, and the state of claims; a guest has neither. */
function CoverAndClaims({ person: { is_guest, cover, claims } }: { person: SupportPerson }) {
  if (is_guest) return null;
  return (
    <>
      <Block title={words.cover}>
        {cover.length === 0 && <Small>{words.noCover}</Small>}
        <FewRows rows={cover} few={initialRows} className={styles.rows}>
          {({ plan, starts_at, expires_at }) => (
            <li key={`${plan} ${starts_at}`} className={styles.row}>
              <p>{plan}</p>
              <p translate="no">{words.fromUntil(formatDay(starts_at), formatDay(expires_at))}</p>
            </li>
          )}
        </FewRows>
      </Block>
      <Block title={words.claims}>
        {claims.length === 0 && <Small>{words.noClaim}</Small>}
        <FewRows rows={claims} few={initialRows} className={styles.rows}>
          {({ reference, status, amount, created_at }) => (
            <li key={reference} className={styles.row}>
              <p className={record.facts}>
                <span translate="no">{reference}</span>
                <span translate="no">{formatDay(created_at)}</span>
                {amount !== null && <span translate="no">{formatNaira(amount, '₦')}</span>}
                <StatusPill status={claimStatus(status)} />
              </p>
            </li>
          )}
        </FewRows>
      </Block>
    </>
  );
}
