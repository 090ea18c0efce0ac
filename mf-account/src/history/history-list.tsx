import { strings } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import { api, hasFeature, useResource, useSearchParams } from '@shared/runtime';
import { Card, Table } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { pageIn, PAGE_SIZE, Paged, readPage } from '../paging/paged';
import { visitColumns, visitKey } from '../visits/visit-columns';
import { HistoryControls, withStatus } from './history-controls';
import styles from './history.module.css';
import { words } from './history.words';

/** A page of one's own visits, newest first. */
const visitsOf = (userId: string | number, page: number, search: string, status: string) =>
  api.read(
    calls.appointments,
    {
      params: { userId },
      query: { page, count: PAGE_SIZE, search, ...(status && { status: status as 'pending' }) },
    },
    readPage,
  );

/** Search, filter, rows and pages of one person's visits. */
export const HistoryList = observer(function HistoryList({ userId }: { userId: string | number }) {
  const { view, showPage, search, filter } = useHistoryView();
  const { page, search: wanted, status } = view;
  // Another API knows no status: there the filter applies to the rows of this page.
  const asked = hasFeature('visits') ? status : '';

  // Another person's list begins at page 1 (A4.4).
  const [listedUser, setListedUser] = useState(userId);
  if (listedUser !== userId && page === 1) setListedUser(userId);
  const isOther = listedUser !== userId;
  const list = useResource(visitsOf, isOther ? null : [userId, page, wanted, asked], true);
  useEffect(() => {
    if (isOther) showPage(1, { replace: true });
  }, [isOther, showPage]);

  return (
    <Card>
      <HistoryControls search={wanted} onSearch={search} status={status} onStatus={filter} />
      <Paged list={list} page={page} onPage={showPage} words={words}>
        {(listed, loading) => {
          const rows = withStatus(listed, asked === '' ? status : '');
          const filtered = status !== asked && !loading && listed.length > 0;
          return (
            <>
              <Table
                caption={words.table}
                columns={visitColumns}
                rows={rows}
                rowKey={visitKey}
                loading={loading}
                skeletonRows={PAGE_SIZE}
                empty={strings.noRecord}
              />
              <p role="status" className={styles.count}>
                {filtered && words.filtered(rows.length, listed.length)}
              </p>
            </>
          );
        }}
      </Paged>
    </Card>
  );
});

/** The view in the address, and functions to change it: another search or filter starts at page 1 (A4.4). */
function useHistoryView() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: Partial<HistoryView>, options?: { replace?: boolean }) =>
      setQuery((before) => writeView({ ...readView(before), ...changes }), options),
    [setQuery],
  );
  return {
    view: readView(query),
    showPage: useCallback(
      (page: number, options?: { replace?: boolean }) => change({ page }, options),
      [change],
    ),
    // Typing replaces the history entry, so that Back does not go letter by letter.
    search: useCallback((search: string) => change({ search, page: 1 }, { replace: true }), [change]),
    filter: useCallback((status: string) => change({ status, page: 1 }, { replace: true }), [change]),
  };
}

/** What the history shows, stored in its address, so that Back and a reload keep it. */
interface HistoryView {
  page: number;
  search: string;
  /** A status in the API's words, or '' for all. */
  status: string;
}

const MAX_SEARCH = 100;

/** The view that a query names. */
function readView(query: URLSearchParams): HistoryView {
  return {
    page: pageIn(query),
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH),
    status: query.get('status') ?? '',
  };
}

/** The query of a view; default values are left out. */
function writeView({ page, search, status }: HistoryView): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  if (page > 1) query.set('page', String(page));
  return query;
}
