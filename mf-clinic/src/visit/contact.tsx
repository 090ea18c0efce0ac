import type { ClinicVisit } from '@ilera/contracts/api';
import { formatDay } from '@ilera/format';
import { Link } from '@ilera/runtime';
import { EmailText, StatusPill } from '@ilera/ui';
import { addresses } from '../addresses';
import { Block } from '../components/block';
import { visitState } from '../components/status-labels';
import record from '../components/record.module.css';
import styles from './visit.module.css';
import { words } from './visit.words';

/** How who booked is reached. */
export function Contact({ visit: { contact, patient, reference } }: { visit: ClinicVisit }) {
  const { name, email, phone } = contact;
  return (
    <Block title={patient ? words.booker : words.contact}>
      <dl className={styles.list}>
        <div>
          <dt>{words.name}</dt>
          <dd translate="no">{name}</dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`} className={record.link}>
              <EmailText email={email} />
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            {phone ? (
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={record.link} translate="no">
                {phone}
              </a>
            ) : (
              words.noPhone
            )}
          </dd>
        </div>
        <div>
          <dt>{words.reference}</dt>
          <dd translate="no">{reference}</dd>
        </div>
      </dl>
    </Block>
  );
}

/** Whom the visit is for, where that is not who booked it (R4.101). */
export function Patient({ visit: { patient } }: { visit: ClinicVisit }) {
  if (!patient) return null;
  return (
    <Block title={words.patient}>
      <dl className={styles.list}>
        <div>
          <dt>{words.name}</dt>
          <dd translate="no">{patient.name}</dd>
        </div>
        <div>
          <dt>{words.age}</dt>
          <dd>{words.years(patient.age)}</dd>
        </div>
        <div>
          <dt>{words.relation}</dt>
          <dd>{words.relations[patient.relation]}</dd>
        </div>
      </dl>
    </Block>
  );
}

/** Other visits of the same person. */
export function EarlierVisits({ visit: { earlier } }: { visit: ClinicVisit }) {
  return (
    <Block title={words.earlier}>
      {earlier.length === 0 ? (
        <p className={record.hint}>{words.noEarlier}</p>
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
