import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { DownIcon } from '../icons';
import styles from './accordion.module.css';

/** A question and the content that it opens. */
export interface AccordionItem {
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
}

function Item({ title, content }: AccordionItem) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.item}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          className={styles.button}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{title}</span>
          <DownIcon className={styles.icon} />
        </button>
      </h3>
      <div
        id={`${id}-content`}
        role="region"
        aria-labelledby={`${id}-title`}
        hidden={!isOpen}
        className={styles.content}
      >
        {content}
      </div>
    </div>
  );
}

/** Questions that open and close independently. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <Item key={index} {...item} />
      ))}
    </div>
  );
}
