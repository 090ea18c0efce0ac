import { ApplicationForm } from '../providers/application-form';
import { joinWords as words } from '../providers/application.words';
import styles from './panel.module.css';

/** The `join` overlay: a clinician's application. */
export default function JoinPanel() {
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{words.lead}</p>
      <ApplicationForm />
    </div>
  );
}
