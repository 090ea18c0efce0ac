import { strings } from '@ilera/contracts';
import type { Payment } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatDateTime, paymentStatus } from '@ilera/format';
import { api, hasFeature, modals, useResource } from '@ilera/runtime';
import {
  Paged,
  Panel,
  Price,
  Reveal,
  SaveButton,
  StatusPill,
  Table,
  type TableColumn,
  useQueryState,
} from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { pageSize, readPage } from '../components/read-page';
import styles from './health-plan.module.css';
import { Reference, ReferenceButton } from '../components/reference';
import { paymentWords as words } from './health-plan.words';

/** One page of the person's plan payments, newest first. */
const paymentsOf = (userId: string | number, page: number) =>
  api.read(calls.payments, { params: { userId }, query: { page, count: pageSize } }, readPage);

const columns: TableColumn<Payment>[] = [
  {
    key: 'reference',
    header: words.reference,
    cell: (row) => <PaymentReference row={row} />,
    onPhone: 'last',
  },
  { key: 'plan', header: words.plan, cell: (row) => row.description, onPhone: 'lead' },
  { key: 'amount', header: words.amount, cell: (row) => <Price amount={row.amount} sign="₦" /> },
  { key: 'date', header: words.date, cell: (row) => formatDateTime(row.created_at) },
  { key: 'status', header: words.status, cell: (row) => <StatusPill status={paymentStatus(row.status)} /> },
];

const firstPage = { page: 1 };

/** The plan's payments, page by page. */
export const PaymentHistory = observer(function PaymentHistory({ userId }: { userId: string | number }) {
  const [{ page }, show] = useQueryState(firstPage);
  const list = useResource(paymentsOf, [userId, page], { keepPrevious: true });
  const hasRows = list.data !== undefined && list.data.rows.length > 0;
  const download = (
    <SaveButton size="small" read={() => api.call(calls.paymentsCsv)} name="payments.csv" type="text/csv">
      {words.download}
    </SaveButton>
  );
  return (
    <Reveal duration={1000} className={styles.wide}>
      <Panel title={words.heading} action={hasFeature('receipts') && hasRows && download}>
        <Paged
          list={list}
          page={page}
          onPage={(next, options) => show({ page: next }, options)}
          words={words}
        >
          {(rows, loading) => (
            <Table
              caption={words.table}
              columns={columns}
              rows={rows}
              rowKey={(row, index) => `${row.reference ?? ''}#${index}`}
              loading={loading}
              skeletonRows={pageSize}
              empty={strings.noRecord}
            />
          )}
        </Paged>
      </Panel>
    </Reveal>
  );
});

/** A payment's reference, which opens the receipt of a paid or refunded payment. */
function PaymentReference({ row: { reference, status, has_receipt } }: { row: Payment }) {
  const hasReceipt = hasFeature('receipts') && reference && (has_receipt ?? status === 'success');
  if (!hasReceipt) return <Reference>{reference}</Reference>;
  return (
    <ReferenceButton label={words.receiptOf(reference)} onOpen={() => modals.open('receipt', { reference })}>
      {reference}
    </ReferenceButton>
  );
}
