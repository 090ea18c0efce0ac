import { ErrorIcon, InfoIcon, PageHeading, SuccessIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './confirmation.module.css';

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };

/** One outcome of a payment: a large mark, a heading, and what to do next. */
export function Outcome({
  title,
  tone,
  children,
}: {
  title: string;
  tone: keyof typeof icons;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={styles.outcome} role="status">
      <span className={styles[tone]}>
        <Icon />
      </span>
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  );
}
