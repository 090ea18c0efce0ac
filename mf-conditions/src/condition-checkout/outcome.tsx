import { type Elements, ErrorIcon, InfoIcon, PageHeading, SuccessIcon } from '@ilera/ui';
import { useEffect, useRef } from 'react';
import styles from './confirmation.module.css';

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };

/** A payment's outcome: a large mark, a heading, and the next step. */
export function Outcome({
  title,
  tone,
  children,
}: {
  title: string;
  tone: keyof typeof icons;
  children: Elements;
}) {
  const Icon = icons[tone];
  const box = useRef<HTMLDivElement>(null);
  // The result replaces a spinner; the focus makes screen readers announce it.
  useEffect(() => box.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className={styles.outcome}>
      <span className={styles[tone]}>
        <Icon />
      </span>
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  );
}
