import type { ReactNode } from 'react';
import { cx } from '../cx';
import { BackIcon, NextIcon } from '../icons';
import styles from './pagination.module.css';

/** Props of Pagination. */
export interface PaginationProps {
  /** 1-based, as on the wire. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Pages shown at each end. */
  margin?: number;
  /** Pages shown around the current one. */
  range?: number;
  label?: string;
}

/**
 * Page numbers with previous and next. Renders nothing for a single page. Our own, because react-paginate
 * gives its list the role navigation, so that screen readers find items without a list.
 */
export function Pagination({
  page,
  pageCount,
  onPage,
  margin = 1,
  range = 2,
  label = 'Pages',
}: PaginationProps) {
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
        {visiblePages(current, pageCount, margin, range).map((item, index) => (
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

/** A page number, or a gap in which pages are left out. */
export type PageItem = number | 'gap';

/**
 * Which pages to show: `margin` at each end, `range` around the present one, a gap for those in between.
 * Counted as react-paginate does, whose terms the requirements use.
 */
export function visiblePages(page: number, pageCount: number, margin: number, range: number): PageItem[] {
  const items: PageItem[] = [];
  const [left, right] = sides(page - 1, pageCount, range);
  for (let index = 0; index < pageCount; index += 1) {
    const isAtEnd = index < margin || index >= pageCount - margin;
    const isAround = index >= page - 1 - left && index <= page - 1 + right;
    if (pageCount <= range || isAtEnd || isAround) items.push(index + 1);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}

/** How many pages before and after the present one; near an end the other side gets what is left over. */
function sides(selected: number, pageCount: number, range: number): [left: number, right: number] {
  const half = range / 2;
  if (selected > pageCount - half) return [range - (pageCount - selected), pageCount - selected];
  if (selected < half) return [selected, range - selected - (selected === 0 && range > 1 ? 1 : 0)];
  return [half, half];
}
