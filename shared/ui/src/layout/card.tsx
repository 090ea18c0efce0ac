import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import styles from './card.module.css';

interface CardProps {
  /** `outlined` has a hairline, `sunken` and `tint` a background. */
  look?: 'outlined' | 'sunken' | 'tint';
  /** The id of the heading inside, which makes the card a section of that name. */
  labelledBy?: string;
  padding?: 'small' | 'medium';
  children: ReactNode;
  className?: string | undefined;
}

/** A surface for one piece of content. */
export function Card({ look = 'outlined', labelledBy, padding = 'medium', children, className }: CardProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      aria-labelledby={labelledBy}
      className={cx(styles.card, styles[look], styles[`${padding}Padding`], className)}
    >
      {children}
    </Element>
  );
}

interface PanelProps {
  title: ReactNode;
  /** Beside the title: a button, a link. */
  action?: Elements;
  children: Elements;
  className?: string;
}

/** A card with a heading and an action, for the account's pages. */
export function Panel({ title, action, children, className }: PanelProps) {
  const id = useId();
  return (
    <Card labelledBy={id} className={className}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
