import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import styles from './card.module.css';

interface CardProps {
  /** `outlined` has a hairline, `sunken` and `tint` a background. */
  look?: 'outlined' | 'sunken' | 'tint';
  /** The heading, which also names the card as a section. */
  title?: ReactNode;
  titleClass?: string | undefined;
  /** A button or link beside the title. */
  action?: Elements;
  padding?: 'small' | 'medium';
  children: Elements;
  className?: string | undefined;
}

/** A surface for one piece of content. */
export function Card({
  look = 'outlined',
  title,
  titleClass,
  action,
  padding = 'medium',
  children,
  className,
}: CardProps) {
  const id = useId();
  const isNamed = title !== undefined;
  const Element = isNamed ? 'section' : 'div';
  return (
    <Element
      aria-labelledby={isNamed ? id : undefined}
      className={cx(styles.card, styles[look], styles[`${padding}Padding`], className)}
    >
      {isNamed && (
        <div className={styles.head}>
          <h2 id={id} className={titleClass}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </Element>
  );
}

interface PanelProps extends Pick<CardProps, 'action' | 'children' | 'className'> {
  title: ReactNode;
}

/** A card with a heading and an action, for the account's pages. */
export const Panel = ({ className, ...card }: PanelProps) => (
  <Card {...card} titleClass={styles.title} className={cx(styles.panel, className)} />
);
