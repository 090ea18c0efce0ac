import { ApplicationForm } from '../providers/application-form';
import { words } from './join.words';
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
