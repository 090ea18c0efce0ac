import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './brand-icon.module.css';

/** Props of a brand mark. With a label it is an image of that name; without one it is decoration beside a text. */
export interface BrandIconProps {
  label?: string;
  className?: string;
}

function mark(viewBox: string, children: ReactNode, { label, className }: BrandIconProps, wide = false) {
  return (
    <svg
      viewBox={viewBox}
      className={cx(wide ? styles.card : styles.icon, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** YouTube. */
export function YoutubeIcon(props: BrandIconProps) {
  return mark(
    '0 0 24 24',
    <path
      fillRule="evenodd"
      d="M4.5 5h15A3.5 3.5 0 0 1 23 8.5v7a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 1 15.5v-7A3.5 3.5 0 0 1 4.5 5ZM10 8.6v6.8l6-3.4Z"
    />,
    props,
  );
}

/** LinkedIn. */
export function LinkedinIcon(props: BrandIconProps) {
  return mark(
    '0 0 24 24',
    <path
      fillRule="evenodd"
      d="M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm1.5 7.8V18.5h2.9V9.8Zm1.45-4.5a1.65 1.65 0 1 0 0 3.3 1.65 1.65 0 0 0 0-3.3ZM10.2 9.8v8.7h2.9v-4.7c0-1.2.6-1.9 1.6-1.9s1.5.7 1.5 1.9v4.7h2.9v-5.3c0-2.3-1.3-3.6-3.2-3.6-1.3 0-2.3.6-2.8 1.5V9.8Z"
    />,
    props,
  );
}

/** Facebook. */
export function FacebookIcon(props: BrandIconProps) {
  return mark(
    '0 0 24 24',
    <path d="M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.3 0-1.6.8-1.6 1.5V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 22 12Z" />,
    props,
  );
}

/** TikTok. */
export function TiktokIcon(props: BrandIconProps) {
  return mark(
    '0 0 24 24',
    <path d="M12.6 2h3.3c.2 2.2 1.7 4 4.1 4.2v3.3c-1.5 0-2.9-.5-4.1-1.3v6.9c0 4-2.8 6.9-6.5 6.9A6.3 6.3 0 0 1 3 15.7c0-3.7 3.1-6.6 7-6.2v3.4c-1.9-.3-3.6 1-3.6 2.8 0 1.6 1.3 2.9 3 2.9 1.9 0 3.2-1.4 3.2-3.4Z" />,
    props,
  );
}

/** Instagram. */
export function InstagramIcon(props: BrandIconProps) {
  return mark(
    '0 0 24 24',
    <path
      fillRule="evenodd"
      d="M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.2-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z"
    />,
    props,
  );
}

/** Visa, on a card. */
export function VisaIcon({ label = 'Visa', className }: BrandIconProps) {
  return mark(
    '0 0 48 32',
    <>
      <rect x=".5" y=".5" width="47" height="31" rx="4.5" fill="#fff" stroke="#d8d4e0" />
      <path
        fill="#1a2f7a"
        d="m20.9 10.5-1.9 11h-3l1.9-11ZM33.6 17.6l1.6-4.3.9 4.3Zm3.4 3.9h2.8l-2.4-11h-2.6c-.6 0-1.1.3-1.3.9l-4.5 10.1h3.2l.6-1.7h3.8ZM29.2 17.9c0-2.9-4-3.1-4-4.4 0-.4.4-.8 1.2-.9.4-.1 1.5-.1 2.8.5l.5-2.3a7.6 7.6 0 0 0-2.6-.5c-2.8 0-4.7 1.5-4.7 3.5 0 1.5 1.4 2.4 2.4 2.9 1.1.5 1.5.9 1.5 1.3 0 .7-.9 1-1.7 1-1.4 0-2.2-.4-2.9-.7l-.5 2.4c.7.3 1.9.6 3.2.6 2.9 0 4.8-1.4 4.8-3.4ZM16.5 10.5l-4.6 11H8.7L6.5 12.7c-.1-.5-.3-.7-.7-.9-.6-.3-1.7-.7-2.6-.9l.1-.4h4.9c.6 0 1.2.4 1.3 1.1l1.2 6.4 3-7.5Z"
      />
    </>,
    { label, className },
    true,
  );
}

/** Mastercard, on a card. */
export function MastercardIcon({ label = 'Mastercard', className }: BrandIconProps) {
  return mark(
    '0 0 48 32',
    <>
      <rect x=".5" y=".5" width="47" height="31" rx="4.5" fill="#fff" stroke="#d8d4e0" />
      <circle cx="19" cy="16" r="9" fill="#e5202b" />
      <circle cx="29" cy="16" r="9" fill="#f59d22" />
      <path fill="#f2661f" d="M24 8.52a9 9 0 0 1 0 14.96 9 9 0 0 1 0-14.96Z" />
    </>,
    { label, className },
    true,
  );
}
