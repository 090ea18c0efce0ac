import { paths } from '@shared/contracts';
import { LinkButton } from '@shared/ui';
import { ConsultChatArt } from '@shared/ui/illustrations';
import { words } from './account-home.words';
import styles from './quick-consultation.module.css';

/** A link to the booking of a consultation, the most common reason for a visit. */
export function QuickConsultation() {
  return (
    <section className={styles.block} aria-labelledby="quick-consultation">
      <div className={styles.words}>
        <h2 id="quick-consultation">{words.quickHeading}</h2>
        <p className={styles.lead}>{words.quickLead}</p>
        <LinkButton href={paths.accountCondition}>{words.schedule}</LinkButton>
      </div>
      <div className={styles.art}>
        <ConsultChatArt />
      </div>
    </section>
  );
}
