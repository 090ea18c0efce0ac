import type { Elements, Resource } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FailedState } from '../feedback/failed-state';
import { useIsWide } from '../hooks/use-media-query';
import { Pagination } from './pagination';

/** One page of rows, and the number of pages. */
export interface PageOfRows<Row> {
  rows: Row[];
  pages: number;
}

export interface PagedProps<Row> {
  list: Pick<Resource<PageOfRows<Row>>, 'status' | 'data' | 'failure' | 'reload'>;
  page: number;
  /** Shows another page; `replace` if the address named a page that does not exist. */
  onPage: (page: number, options?: { replace: boolean }) => void;
  words: { notLoaded: string; pages: string };
  /** Renders the rows; while the next page loads, those of the previous one. */
  children: (rows: Row[], loading: boolean) => Elements;
}

/** Shown before the first page has loaded. */
const noPage: PageOfRows<never> = { rows: [], pages: 1 };

/** A page of rows with pagination below: margin and range are 2 in windows wider than 1000 px, otherwise 1 (A9.2). */
export const Paged = observer(function Paged<Row>({ list, page, onPage, words, children }: PagedProps<Row>) {
  const around = useIsWide() ? 2 : 1;
  const { rows, pages } = list.data ?? noPage;
  // An old address may name a page that no longer exists.
  const rightPage = list.status === 'ready' ? Math.min(page, pages) : page;
  useEffect(() => {
    // Another list may have started loading since this rendering.
    if (list.status !== 'ready') return;
    if (rightPage !== page) onPage(rightPage, { replace: true });
  }, [list, rightPage, page, onPage]);

  return (
    <>
      {list.status === 'failed' ? (
        <FailedState title={words.notLoaded} failure={list.failure} onRetry={() => list.reload()} />
      ) : (
        children(rows, list.status !== 'ready')
      )}
      <Pagination page={page} pageCount={pages} onPage={onPage} label={words.pages} around={around} />
    </>
  );
});
