import { strings } from '@shared/contracts';
import { formatDateTime, paymentStatus } from '@shared/format';
import { failureMessage, hasFeature, useSearchParams } from '@shared/runtime';
import { FailedState, Panel, Price, Reveal, StatusPill, Table, type TableColumn } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ListPagination } from '../../paging/list-pagination';
import { pageIn, withPage } from '../../paging/page-in-address';
import { PAGE_SIZE, PagedListStore } from '../../paging/paged-list.store';
import styles from '../health-plan.module.css';
import { DownloadPayments } from './download-payments';
import { PaymentReference } from './payment-reference';
import { getPayments } from './payments.api';
import { words } from './payments.words';

/** A payment as an API of the fixed contract sends it; every field may be missing. */
interface PaymentRow {
  reference?: string | number | null;
  description?: string | null;
  amount?: string | number | null;
  created_at?: string | null;
  status?: string | null;
  has_receipt?: boolean;
}

const columns: TableColumn<PaymentRow>[] = [
  { key: 'reference', header: words.reference, cell: (row) => <PaymentReference row={row} /> },
  { key: 'plan', header: words.plan, cell: (row) => row.description ?? '' },
  { key: 'amount', header: words.amount, cell: (row) => <Price amount={row.amount} sign="₦" /> },
  { key: 'date', header: words.date, cell: (row) => formatDateTime(row.created_at) },
  { key: 'status', header: words.status, cell: (row) => <StatusPill status={paymentStatus(row.status)} /> },
];

/** What was paid for the plan, page by page. */
export const PaymentHistory = observer(function PaymentHistory({ userId }: { userId: string | number }) {
  const [list] = useState(() => new PagedListStore<PaymentRow>(getPayments));
  const [query, setQuery] = useSearchParams();
  const page = pageIn(query);
  useEffect(() => {
    void list.load({ userId, page });
    return list.giveUp;
  }, [list, userId, page]);

  const { pages } = list;
  const beyondEnd = list.status === 'ready' && page > pages;
  useEffect(() => {
    if (beyondEnd) setQuery((before) => withPage(before, pages), { replace: true });
  }, [beyondEnd, pages, setQuery]);

  return (
    <Reveal duration={1000} className={styles.wide}>
      <Panel
        title={words.heading}
        action={hasFeature('receipts') && list.rows.length > 0 && <DownloadPayments />}
      >
        {list.status === 'failed' ? (
          <FailedState title={words.notLoaded} onRetry={() => void list.load({ userId, page })}>
            {failureMessage(list.error)}
          </FailedState>
        ) : (
          <>
            <Table
              caption={words.table}
              columns={columns}
              rows={list.rows}
              rowKey={(row, index) => `${row.reference ?? ''}#${index}`}
              loading={list.status === 'loading'}
              skeletonRows={PAGE_SIZE}
              empty={strings.noRecord}
            />
            <ListPagination
              page={page}
              pageCount={pages}
              onPage={(next) => setQuery((before) => withPage(before, next))}
              label={words.pages}
            />
          </>
        )}
      </Panel>
    </Reveal>
  );
});
