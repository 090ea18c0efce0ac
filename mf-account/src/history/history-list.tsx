import { strings } from '@shared/contracts';
import * as calls from '@shared/contracts/calls';
import { api, hasFeature, useResource } from '@shared/runtime';
import { Card, Table } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PAGE_SIZE, Paged, readPage, useAddressView } from '../paging/paged';
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
  const { page, showPage, wanted, status, search, filter } = useHistoryView();
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

const MAX_SEARCH = 100;

/** Where the list stands in the address: another search or filter starts at page 1 (A4.4). */
function useHistoryView() {
  const { query, page, show, showPage } = useAddressView();
  return {
    page,
    showPage,
    wanted: (query.get('search') ?? '').slice(0, MAX_SEARCH),
    /** A status in the API's words, or '' for all. */
    status: query.get('status') ?? '',
    // Typing replaces the history entry, so that Back does not go letter by letter.
    search: (search: string) => show({ search, page: '1' }, { replace: true }),
    filter: (status: string) => show({ status, page: '1' }, { replace: true }),
  };
}
