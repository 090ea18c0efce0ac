import { paths } from '@shared/contracts';
import { LinkButton } from '@shared/ui';
import { ConsultChatArt } from '@shared/ui/illustrations';
import styles from './quick-consultation.module.css';

/** A link to the booking of a consultation, the most common reason for a visit. */
export function QuickConsultation() {
  return (
    <section className={styles.block} aria-labelledby="quick-consultation">
      <div className={styles.words}>
        <h2 id="quick-consultation">Quick Consultation?</h2>
        <p className={styles.lead}>
          Tell a doctor what is wrong, choose a time, and talk by video or message. Any hour, any day.
        </p>
        <LinkButton href={paths.accountCondition}>Schedule Appointment Now</LinkButton>
      </div>
      <div className={styles.art}>
        <ConsultChatArt />
      </div>
    </section>
  );
}
