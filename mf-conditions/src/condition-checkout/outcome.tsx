import { openPaymentPage } from '@shared/forms';
import { Button, type Elements, ErrorIcon, InfoIcon, LinkButton, PageHeading, SuccessIcon } from '@shared/ui';
import { useEffect, useRef } from 'react';
import styles from './confirmation.module.css';
import { words as confirmation } from './confirmation.words';

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };

/** One outcome of a payment: a large mark, a heading, and what to do next. */
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
  // The result replaces a spinner: with the focus here, screen readers read it.
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

const words = confirmation.unfinished;

/**
 * Shown after leaving the payment page without paying: the same page can still be paid, so nothing is charged
 * twice.
 */
export function UnfinishedPayment({ page, checkout }: { page: unknown; checkout: string }) {
  return (
    <Outcome title={words.heading} tone="info">
      <p>{words.text}</p>
      <div className={styles.choices}>
        <Button onClick={() => openPaymentPage(page)}>{words.goOn}</Button>
        <LinkButton variant="secondary" href={checkout}>
          {words.back}
        </LinkButton>
      </div>
    </Outcome>
  );
}
