import { type Elements, ViewBoundary } from '@shared/runtime';
import { cx } from '../cx';
import { useReveal } from '../hooks/use-reveal';
import styles from './reveal.module.css';

/** Props of Reveal. */
export interface RevealProps {
  /** 400 in public remotes, 1000 in plans, auth and account (R4.11). */
  duration?: number;
  children: Elements;
  className?: string;
}

/** Fades its content in, once, when it is scrolled into sight. */
export function Reveal({ duration = 400, children, className }: RevealProps) {
  const { ref, state } = useReveal<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={cx(state !== 'still' && styles.reveal, state === 'waiting' && styles.waiting, className)}
      style={{ transitionDuration: `${duration}ms` }}
    >
      <ViewBoundary>{children}</ViewBoundary>
    </div>
  );
}
