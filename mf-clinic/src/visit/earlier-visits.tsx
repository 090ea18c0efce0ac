import type { ClinicVisit } from '@shared/contracts/api';
import { formatDay } from '@shared/format';
import { Link } from '@shared/runtime';
import { StatusPill } from '@shared/ui';
import { Block } from '../components/block';
import { addresses } from '../addresses';
import { visitState } from '../components/status-labels';
import styles from './visit.module.css';
import { words } from './visit.words';

/** Other visits of the same person. */
export function EarlierVisits({ visit: { earlier } }: { visit: ClinicVisit }) {
  return (
    <Block title={words.earlier}>
      {earlier.length === 0 ? (
        <p className={styles.hint}>{words.noEarlier}</p>
      ) : (
        <ul className={styles.earlier}>
          {earlier.map(({ reference, scheduled_at, condition, person, state }) => (
            <li key={reference}>
              <Link to={addresses.visit(reference)} className={styles.link}>
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
