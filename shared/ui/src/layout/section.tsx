import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import { Container } from './container';
import styles from './section.module.css';

export interface SectionProps {
  title?: ReactNode;
  /** Shown under the title. */
  lead?: ReactNode;
  /** Shown beside the title on wide screens, for example a link to all entries. */
  action?: Elements;
  /** The background. */
  surface?: 'page' | 'sunken' | 'tint' | 'ink';
  /** Id for an anchor. */
  id?: string;
  reading?: boolean;
  /** Reduces the space above and below. */
  tight?: boolean;
  children?: Elements;
  className?: string;
}

/** A section of a page with its heading, the page's width, and the space between sections. */
export function Section({
  title,
  lead,
  action,
  surface = 'page',
  id,
  reading,
  tight,
  children,
  className,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={cx(styles.section, styles[surface], tight && styles.tight, className)}
    >
      <Container reading={reading}>
        {title !== undefined && (
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
