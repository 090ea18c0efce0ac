import { findUrgent } from '@ilera/contracts/health-search';
import { useDeferredValue } from 'react';
import styles from './urgent-notice.module.css';

/** The words above a text that may describe an emergency (R5.18). */
const words = {
  emergency: {
    title: 'This may be an emergency',
    text: 'Do not wait for a visit. Call 112, or go to the nearest hospital.',
  },
  'self-harm': {
    title: 'You are not alone',
    text: 'Call 112, or go to the nearest hospital. Tell somebody you trust, and stay with them until help is there.',
  },
  call: 'Call 112 now',
} as const;

/**
 * The emergency call for a text that names an emergency; the search for one yields to typing. Uses no part of
 * `@ilera/ui`, which would be split off the pages.
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
