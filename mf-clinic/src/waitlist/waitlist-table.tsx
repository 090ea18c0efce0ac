import type { WaitingCity } from '@shared/contracts/api';
import { Table, type TableColumn } from '@shared/ui';
import { words } from './waitlist.words';

const columns: TableColumn<WaitingCity>[] = [
  { key: 'city', header: words.city, onPhone: 'lead', cell: ({ city }) => city ?? words.noCity },
  { key: 'people', header: words.people, align: 'end', cell: ({ people }) => String(people) },
  { key: 'told', header: words.toldCount, align: 'end', cell: ({ told }) => String(told) },
];

/** How many wait in which city. */
export const WaitlistTable = ({ rows, loading }: { rows: readonly WaitingCity[]; loading: boolean }) => (
  <Table
    caption={words.table}
    columns={columns}
    rows={rows}
    rowKey={({ city }) => city ?? ''}
    loading={loading}
    empty={words.none}
  />
);
