import { UrgentNotice } from './urgent-notice';
import styles from './urgent-help.module.css';

/** Stands in for `urgent-help` where a page is prerendered (docs/adr/0007). */
export function UrgentHelp({ text }: { text: string }) {
  return (
    <div className={styles.help}>
      <UrgentNotice text={text} className={styles.notice} />
    </div>
  );
}
