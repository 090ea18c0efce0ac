import ReactPaginate from 'react-paginate';
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

/** Page numbers with previous and next. Renders nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  onPage,
  margin = 1,
  range = 2,
  label = 'Pages',
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ReactPaginate
        pageCount={pageCount}
        forcePage={Math.min(Math.max(page, 1), pageCount) - 1}
        onPageChange={({ selected }) => onPage(selected + 1)}
        marginPagesDisplayed={margin}
        pageRangeDisplayed={range}
        previousLabel={<BackIcon />}
        nextLabel={<NextIcon />}
        previousAriaLabel="Previous"
        nextAriaLabel="Next"
        breakLabel="…"
        containerClassName={styles['list']}
        pageLinkClassName={styles['link']}
        previousLinkClassName={styles['link']}
        nextLinkClassName={styles['link']}
        breakLinkClassName={styles['link']}
        activeLinkClassName={styles['current']}
        disabledLinkClassName={styles['disabled']}
      />
    </nav>
  );
}
