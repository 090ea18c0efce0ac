import { maxSearchLength, strings } from '@ilera/contracts';
import * as calls from '@ilera/contracts/calls';
import { api, hasFeature, useResource } from '@ilera/runtime';
import { Card, Paged, Table, useQueryState } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { pageSize, readPage } from '../components/read-page';
import { visitColumns, visitKey } from '../visits/visit-columns';
import { HistoryControls, type StatusChoice, statuses, withStatus } from './history-controls';
import styles from './history.module.css';
import { words } from './history.words';

/** One page of the person's visits, newest first. */
const visitsOf = (userId: string | number, page: number, search: string, status: StatusChoice) =>
  api.read(
    calls.visits,
    { params: { userId }, query: { page, count: pageSize, search, ...(status && { status }) } },
    readPage,
  );

/** The list's defaults in the address. */
const defaults = { page: 1, search: '', status: statuses };

/** One person's visits with search, filter and pages. */
export const HistoryList = observer(function HistoryList({ userId }: { userId: string | number }) {
  const [{ page, search, status }, show] = useQueryState(defaults);
  const searchText = search.slice(0, maxSearchLength);
  // Replaces the history entry, so that Back does not step through letters. A new filter starts at page 1 (A4.4).
  const change = (values: { search?: string; status?: StatusChoice }) =>
    show({ ...values, page: 1 }, { replace: true });
  // Another API cannot filter by status: there the filter applies to the rows of this page.
  const requestedStatus = hasFeature('visits') ? status : '';
  const list = useResource(visitsOf, [userId, page, searchText, requestedStatus], { keepPrevious: true });
  return (
    <Card>
      <HistoryControls
        search={searchText}
        onSearch={(text) => change({ search: text })}
        status={status}
        onStatus={(next) => change({ status: next })}
      />
      <Paged list={list} page={page} onPage={(next, options) => show({ page: next }, options)} words={words}>
        {(listed, loading) => {
          const rows = withStatus(listed, requestedStatus === '' ? status : '');
          const filtered = status !== requestedStatus && !loading && listed.length > 0;
          return (
            <>
              <Table
                caption={words.table}
                columns={visitColumns}
                rows={rows}
                rowKey={visitKey}
                loading={loading}
                skeletonRows={pageSize}
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
