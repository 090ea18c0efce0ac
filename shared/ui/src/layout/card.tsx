import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Elements } from '@shared/runtime';
import styles from './card.module.css';

/** Props of Card and Panel. */
export interface CardProps {
  /** `outlined` has a hairline, `sunken` and `tint` a background, `accent` a warm one. */
  look?: 'outlined' | 'sunken' | 'tint' | 'accent';
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  padding?: 'none' | 'small' | 'medium' | 'large';
  children: ReactNode;
  className?: string;
}

/** A surface for one piece of content. */
export function Card({
  look = 'outlined',
  as: Element = 'div',
  padding = 'medium',
  children,
  className,
}: CardProps) {
  return (
    <Element className={cx(styles.card, styles[look], styles[`${padding}Padding`], className)}>
      {children}
    </Element>
  );
}

/** Props of Panel. */
export interface PanelProps extends Omit<CardProps, 'as' | 'padding' | 'children'> {
  title: ReactNode;
  headingLevel?: 2 | 3;
  /** Beside the title: a button, a link. */
  action?: Elements;
  children: Elements;
}

/** A card with a heading and an action, for the account's pages. */
export function Panel({ title, headingLevel = 2, action, children, ...card }: PanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card {...card} as="section">
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {action}
      </div>
      {children}
    </Card>
  );
}
