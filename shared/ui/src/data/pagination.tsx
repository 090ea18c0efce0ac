import type { ReactNode } from 'react';
import { cx } from '../cx';
import { BackIcon, NextIcon } from '../icons';

import styles from './pagination.module.css';
import { visiblePages } from './visible-pages';

interface PaginationProps {
  /** 1-based, as on the wire. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Pages shown at each end, and around the current one. */
  around: number;
  label: string;
}

/**
 * Page numbers with previous and next; renders nothing for a single page. Replaces react-paginate, whose list has the
 * role navigation, so that screen readers find items without a list.
 */
export function Pagination({ page, pageCount, onPage, around, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  const current = Math.min(Math.max(page, 1), pageCount);
  const step = (to: number, name: string, icon: ReactNode) => {
    const possible = to >= 1 && to <= pageCount;
    return (
      <li>
        <button
          type="button"
          aria-label={name}
          aria-disabled={!possible || undefined}
          className={cx(styles.link, !possible && styles.disabled)}
          onClick={() => possible && onPage(to)}
        >
          {icon}
        </button>
      </li>
    );
  };
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {step(current - 1, 'Previous', <BackIcon />)}
        {visiblePages(current, pageCount, around, around).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                aria-label={item === current ? `Page ${item} is your current page` : `Page ${item}`}
                aria-current={item === current ? 'page' : undefined}
                className={cx(styles.link, item === current && styles.current)}
                onClick={() => onPage(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
        {step(current + 1, 'Next', <NextIcon />)}
      </ul>
    </nav>
  );
}
