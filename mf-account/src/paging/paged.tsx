import { failureMessage, type Resource } from '@shared/runtime';
import { type Elements, FailedState, Pagination, useIsWide } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { noPage, type ReadPage } from './read-page';

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
    if (rightPage !== page) onPage(rightPage, { replace: true });
  }, [rightPage, page, onPage]);

  if (list.status === 'failed')
    return (
      <FailedState title={words.notLoaded} onRetry={() => void list.reload()}>
        {failureMessage(list.failure)}
      </FailedState>
    );
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
