import { strings } from '@shared/contracts';
import { failureMessage, hasFeature } from '@shared/runtime';
import { Card, FailedState, Table } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { ListPagination } from '../paging/list-pagination';
import { PAGE_SIZE, PagedListStore } from '../paging/paged-list.store';
import { visitChanges } from '../visits/visit-changes';
import { visitColumns, visitKey, type VisitRow } from '../visits/visit-columns';
import { getAppointments } from './appointments.api';
import { HistoryControls } from './history-controls';
import styles from './history.module.css';
import { words } from './history.words';
import { withStatus } from './status-filter';
import { useHistoryView } from './use-history-view';

/** Search, filter, rows and pages of one person's visits. */
export const HistoryList = observer(function HistoryList({ userId }: { userId: string | number }) {
  const [list] = useState(() => new PagedListStore<VisitRow>(getAppointments));
  const { view, showPage, search, filter } = useHistoryView();
  const { page, search: wanted, status } = view;
  // Another API knows no status: there the filter applies to the rows of this page.
  const asked = hasFeature('visits') ? status : '';
  const { count } = visitChanges;

  const listedUser = useRef(userId);
  useEffect(() => {
    const isOther = listedUser.current !== userId;
    listedUser.current = userId;
    // Another person's list begins at page 1 (A4.4); the new page brings us back here.
    if (isOther && page > 1) return showPage(1, { replace: true });
    void list.load({ userId, page, search: wanted, status: asked });
    return list.giveUp;
  }, [list, userId, page, wanted, asked, count, showPage]);

  const { pages } = list;
  const beyondEnd = list.status === 'ready' && page > pages;
  useEffect(() => {
    // An old address may name a page that the list no longer has.
    if (beyondEnd) showPage(pages, { replace: true });
  }, [beyondEnd, pages, showPage]);

  const rows = withStatus(list.rows, asked === '' ? status : '');
  const filtered = status !== asked && list.status === 'ready' && list.rows.length > 0;
  return (
    <Card>
      <HistoryControls search={wanted} onSearch={search} status={status} onStatus={filter} />
      {list.status === 'failed' ? (
        <FailedState
          title={words.notLoaded}
          onRetry={() => void list.load({ userId, page, search: wanted, status: asked })}
        >
          {failureMessage(list.error)}
        </FailedState>
      ) : (
        <Table
          caption={words.table}
          columns={visitColumns}
          rows={rows}
          rowKey={visitKey}
          loading={list.status === 'loading'}
          skeletonRows={PAGE_SIZE}
          empty={strings.noRecord}
        />
      )}
      <p role="status" className={styles.count}>
        {filtered && words.filtered(rows.length, list.rows.length)}
      </p>
      {list.status !== 'failed' && (
        <ListPagination page={page} pageCount={pages} onPage={showPage} label={words.pages} />
      )}
    </Card>
  );
});
