import type { DeskClaimRow } from '@ilera/contracts/api';
import { formatDay, formatNaira } from '@ilera/format';
import { Link } from '@ilera/runtime';
import { StatusPill, Table, type TableColumn } from '@ilera/ui';
import { addresses } from '../addresses';
import { claimStatus } from '../components/status-labels';
import styles from './claims.module.css';
import { words } from './claims.words';

const columns: TableColumn<DeskClaimRow>[] = [
  {
    key: 'reference',
    header: words.reference,
    onPhone: 'lead',
    cell: ({ reference }) => (
      <Link to={addresses.claim(reference)} className={styles.link} translate="no">
        {reference}
      </Link>
    ),
  },
  {
    key: 'sent',
    header: words.sent,
    cell: ({ created_at }) => <span translate="no">{formatDay(created_at)}</span>,
  },
  {
    key: 'person',
    header: words.person,
    cell: ({ person }) => (
      <span className={styles.long} translate="no">
        {person}
      </span>
    ),
  },
  { key: 'benefit', header: words.benefit, cell: ({ benefit }) => benefit },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (amount === null ? '–' : <span translate="no">{formatNaira(amount, '₦')}</span>),
  },
  {
    key: 'status',
    header: words.status,
    cell: ({ status, has_account }) => (
      <span className={styles.status}>
        <StatusPill status={claimStatus(status)} />
        {status === 'approved' && !has_account && <span className={styles.hint}>{words.noAccount}</span>}
      </span>
    ),
  },
];

/** Claims, each with a link to its page. */
export const ClaimsTable = ({ rows, loading }: { rows: readonly DeskClaimRow[]; loading: boolean }) => (
  <Table
    caption={words.table}
    columns={columns}
    rows={rows}
    rowKey={({ reference }) => reference}
    loading={loading}
    empty={words.none}
  />
);
