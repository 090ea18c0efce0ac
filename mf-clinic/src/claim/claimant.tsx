import type { DeskClaim } from '@shared/contracts/api';
import { EmailText } from '@shared/ui';
import { Block } from '../components/block';
import styles from './claim.module.css';
import { words } from './claim.words';

/** Who claims. */
export function Claimant({ claim: { person } }: { claim: DeskClaim }) {
  return (
    <Block title={words.person}>
      <p className={styles.text} translate="no">
        {person.name}
      </p>
      <a href={`mailto:${person.email}`} className={styles.link}>
        <EmailText email={person.email} />
      </a>
      {person.phone && (
        <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`} className={styles.link} translate="no">
          {person.phone}
        </a>
      )}
    </Block>
  );
}
