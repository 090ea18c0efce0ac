import type { ClinicVisit } from '@ilera/contracts/api';
import { formatDay } from '@ilera/format';
import { Link } from '@ilera/runtime';
import { FactList, Small, StatusPill } from '@ilera/ui';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { MailLink, PhoneLink } from '../components/contact-links';
import { visitState } from '../components/status-labels';
import record from '../components/record.module.css';
import styles from './visit.module.css';
import { words } from './visit.words';

/** The contact details of the person who booked. */
export function Contact({ visit: { contact, patient, reference } }: { visit: ClinicVisit }) {
  const { name, email, phone } = contact;
  const mail = <MailLink email={email} />;
  const call = phone ? <PhoneLink phone={phone} /> : words.noPhone;
  return (
    <Block title={patient ? words.booker : words.contact}>
      <FactList
        facts={[
          [words.name, name, 'as is'],
          [words.email, mail],
          [words.phone, call],
          [words.reference, reference, 'as is'],
        ]}
      />
    </Block>
  );
}

/** The patient, if somebody else booked the visit (R4.101). */
export function Patient({ visit: { patient } }: { visit: ClinicVisit }) {
  if (!patient) return null;
  return (
    <Block title={words.patient}>
      <FactList
        facts={[
          [words.name, patient.name, 'as is'],
          [words.age, words.years(patient.age)],
          [words.relation, words.relations[patient.relation]],
        ]}
      />
    </Block>
  );
}

/** The person's other visits. */
export function EarlierVisits({ visit: { earlier } }: { visit: ClinicVisit }) {
  return (
    <Block title={words.earlier}>
      {earlier.length === 0 ? (
        <Small>{words.noEarlier}</Small>
      ) : (
        <ul className={styles.earlier}>
          {earlier.map(({ reference, scheduled_at, condition, person, state }) => (
            <li key={reference}>
              <Link to={addresses.visit(reference)} className={record.link}>
                <span>{condition ?? words.ownWords}</span>
              </Link>
              <span translate="no">{person}</span>
              <span translate="no">{formatDay(scheduled_at)}</span>
              <StatusPill status={visitState(state)} />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
