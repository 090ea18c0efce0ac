import { ApplicationForm } from '../providers/application-form';
import styles from './panel.module.css';

/** The `join` overlay: a clinician's application. */
export default function JoinPanel() {
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>
        For medical doctors in Nigeria and the UK, and for nurses, clinical psychologists, therapists and
        pharmacists in Nigeria.
      </p>
      <ApplicationForm />
    </div>
  );
}
