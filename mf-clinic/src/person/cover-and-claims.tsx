import type { SupportPerson } from '@shared/contracts/api';
import { formatDay, formatNaira } from '@shared/format';
import { StatusPill } from '@shared/ui';
import { Block } from '../components/block';
import { claimStatus } from '../components/claim-status';
import styles from './person.module.css';
import { words } from './person.words';

/** Periods of cover, and how claims stand; a guest has neither. */
export function CoverAndClaims({ person: { is_guest, cover, claims } }: { person: SupportPerson }) {
  if (is_guest) return null;
  return (
    <>
      <Block title={words.cover}>
        {cover.length === 0 && <p className={styles.hint}>{words.noCover}</p>}
        <ul className={styles.rows}>
          {cover.map(({ plan, starts_at, expires_at }) => (
            <li key={`${plan} ${starts_at}`} className={styles.row}>
              <p>{plan}</p>
              <p translate="no">{words.fromUntil(formatDay(starts_at), formatDay(expires_at))}</p>
            </li>
          ))}
        </ul>
      </Block>
      <Block title={words.claims}>
        {claims.length === 0 && <p className={styles.hint}>{words.noClaim}</p>}
        <ul className={styles.rows}>
          {claims.map(({ reference, status, amount, created_at }) => (
            <li key={reference} className={styles.row}>
              <p className={styles.facts}>
                <span translate="no">{reference}</span>
                <span translate="no">{formatDay(created_at)}</span>
                {amount !== null && <span translate="no">{formatNaira(amount, '₦')}</span>}
                <StatusPill status={claimStatus(status)} />
              </p>
            </li>
          ))}
        </ul>
      </Block>
    </>
  );
}
