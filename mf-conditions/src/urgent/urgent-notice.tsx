import { findUrgent } from '@shared/contracts/health-search';
import { LinkButton, useDebounced } from '@shared/ui';
import { words } from './urgent.words';
import styles from './urgent-notice.module.css';

/** The call to 112, where a text names an emergency, once the typing rests. */
export function UrgentNotice({ text }: { text: string }) {
  const urgency = findUrgent(useDebounced(text));
  if (!urgency) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>
        <strong>{words[urgency].title}</strong>
      </p>
      <p>{words[urgency].text}</p>
      <LinkButton href="tel:112" size="large" variant="danger">
        {words.call}
      </LinkButton>
    </div>
  );
}
