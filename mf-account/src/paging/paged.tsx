import type { PageOf } from '@shared/contracts/api';
import { pageCount } from '@shared/format';
import type { Resource } from '@shared/runtime';
import { type Elements, FailedState, Pagination, useIsWide } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

interface Props<Row> {
  list: Pick<Resource<ReadPage<Row>>, 'status' | 'data' | 'failure' | 'reload'>;
  page: number;
  /** Shows another page; `replace` where the address named one that the list does not have. */
  onPage: (page: number, options?: { replace: boolean }) => void;
  words: { notLoaded: string; pages: string };
  /** The rows; those of the page before while the next one loads. */
  children: (rows: Row[], loading: boolean) => Elements;
}

/** A page of rows with its pagination below, of margin and range 2 on windows wider than 1000 px, otherwise 1 (A9.2). */
export const Paged = observer(function Paged<Row>({ list, page, onPage, words, children }: Props<Row>) {
  const around = useIsWide() ? 2 : 1;
  const { rows, pages } = list.data ?? noPage;
  // An old address may name a page that the list no longer has.
  const rightPage = list.status === 'ready' ? Math.min(page, pages) : page;
  useEffect(() => {
    // Another list may have begun to load since this rendering.
    if (list.status !== 'ready') return;
    if (rightPage !== page) onPage(rightPage, { replace: true });
  }, [list, rightPage, page, onPage]);

  if (list.status === 'failed')
    return <FailedState title={words.notLoaded} failure={list.failure} onRetry={() => list.reload()} />;
  return (
    <>
      {children(rows, list.status !== 'ready')}
      <Pagination
        page={page}
        pageCount={pages}
        onPage={onPage}
        label={words.pages}
        margin={around}
        range={around}
      />
    </>
  );
});

/** Rows on a page of the account's lists (A9.2). */
export const PAGE_SIZE = 5;

/** One page of rows, and how many pages there are. */
interface ReadPage<Row> {
  rows: Row[];
  pages: number;
}

/** A page before it is loaded. */
const noPage: ReadPage<never> = { rows: [], pages: 1 };

/** Of a response; a total that is missing is worked out from `last_page`, or from the rows. */
export function readPage<Row>({
  data: rows,
  total,
  last_page: last,
}: Pick<PageOf<Row>, 'data' | 'total' | 'last_page'>): ReadPage<Row> {
  return { rows, pages: pageCount(Math.max(total || last * PAGE_SIZE, rows.length), PAGE_SIZE) };
}
