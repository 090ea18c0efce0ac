import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { DownIcon } from '../icons';
import styles from './accordion.module.css';

/** One question with what opens under it. */
export interface AccordionItem {
  id?: string;
  title: ReactNode;
  content: ReactNode;
}

/** Props of Accordion. */
export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of each title's heading. */
  headingLevel?: 2 | 3 | 4;
  /** Which one is open at first. */
  openAtFirst?: number;
  className?: string;
}

function Item({ item, level, open: openAtFirst }: { item: AccordionItem; level: 2 | 3 | 4; open: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(openAtFirst);
  const Heading = `h${level}` as const;
  return (
    <div className={styles.item} id={item.id}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          className={styles.button}
          onClick={() => setOpen(!open)}
        >
          <span>{item.title}</span>
          <DownIcon className={styles.icon} />
        </button>
      </Heading>
      <div
        id={`${id}-content`}
        role="region"
        aria-labelledby={`${id}-title`}
        hidden={!open}
        className={styles.content}
      >
        {item.content}
      </div>
    </div>
  );
}

/** Questions that open and close, each on its own. */
export function Accordion({ items, headingLevel = 3, openAtFirst, className }: AccordionProps) {
  return (
    <div className={cx(styles.accordion, className)}>
      {items.map((item, index) => (
        <Item key={item.id ?? index} item={item} level={headingLevel} open={index === openAtFirst} />
      ))}
    </div>
  );
}
