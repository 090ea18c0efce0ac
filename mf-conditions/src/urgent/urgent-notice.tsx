import { findUrgent } from '@shared/contracts/health-search';
import { useDeferredValue } from 'react';
import { words } from './urgent.words';
import styles from './urgent-notice.module.css';

/**
 * The call to 112, where a text names an emergency; typing goes before finding it. Without parts of `@shared/ui`, which
 * would be split off the pages.
 */
export function UrgentNotice({ text }: { text: string }) {
  const urgency = findUrgent(useDeferredValue(text));
  if (!urgency) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>
        <strong>{words[urgency].title}</strong>
      </p>
      <p>{words[urgency].text}</p>
      <a href="tel:112" className={styles.call}>
        {words.call}
      </a>
    </div>
  );
}
