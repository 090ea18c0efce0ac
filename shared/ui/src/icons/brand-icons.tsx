import type { Elements } from '@ilera/runtime';
import styles from './brand-icon.module.css';

/** A payment card with a brand's logo. */
const mark = (label: string, drawing: Elements) => (
  <svg viewBox="0 0 48 32" className={styles.card} role="img" aria-label={label} focusable="false">
    <rect x=".5" y=".5" width="47" height="31" rx="4.5" fill="#fff" stroke="#d8d4e0" />
    {drawing}
  </svg>
);

/** Visa, on a card. */
export const VisaIcon = () =>
  mark(
    'Visa',
    <path
      fill="#1a2f7a"
      d="m20.9 10.5-1.9 11h-3l1.9-11ZM33.6 17.6l1.6-4.3.9 4.3Zm3.4 3.9h2.8l-2.4-11h-2.6c-.6 0-1.1.3-1.3.9l-4.5 10.1h3.2l.6-1.7h3.8ZM29.2 17.9c0-2.9-4-3.1-4-4.4 0-.4.4-.8 1.2-.9.4-.1 1.5-.1 2.8.5l.5-2.3a7.6 7.6 0 0 0-2.6-.5c-2.8 0-4.7 1.5-4.7 3.5 0 1.5 1.4 2.4 2.4 2.9 1.1.5 1.5.9 1.5 1.3 0 .7-.9 1-1.7 1-1.4 0-2.2-.4-2.9-.7l-.5 2.4c.7.3 1.9.6 3.2.6 2.9 0 4.8-1.4 4.8-3.4ZM16.5 10.5l-4.6 11H8.7L6.5 12.7c-.1-.5-.3-.7-.7-.9-.6-.3-1.7-.7-2.6-.9l.1-.4h4.9c.6 0 1.2.4 1.3 1.1l1.2 6.4 3-7.5Z"
    />,
  );

/** Mastercard, on a card. */
export const MastercardIcon = () =>
  mark(
    'Mastercard',
    <>
      <circle cx="19" cy="16" r="9" fill="#e5202b" />
      <circle cx="29" cy="16" r="9" fill="#f59d22" />
      <path fill="#f2661f" d="M24 8.52a9 9 0 0 1 0 14.96 9 9 0 0 1 0-14.96Z" />
    </>,
  );
