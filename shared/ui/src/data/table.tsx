/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- table styles remove roles */
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Skeleton } from '../feedback/skeleton';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './table.module.css';

/** One column. */
export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /**
   * On phones: `lead` comes first, without its heading, as the row's title; `last` comes last, and so does `action`,
   * whose button repeats the heading.
   */
  onPhone?: 'lead' | 'last' | 'action';
}

interface TableProps<Row> {
  /** The table's content; visible only with `captionShown`. */
  caption: string;
  captionShown?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  /** Shows placeholder rows. */
  loading?: boolean;
  /** Number of placeholder rows. */
  skeletonRows?: number;
  /** Replaces an empty table, for example `No Record Found`. */
  empty?: ReactNode;
}

/**
 * Rows under headings; on phones each row becomes a small list with headings beside the values. Roles are explicit,
 * because a display rule that changes the layout of a table also removes its semantics.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown, columns, rows, rowKey, loading, skeletonRows = 3, empty } = props;
  const showEmpty = !loading && rows.length === 0;
  return (
    <div className={styles.frame} aria-busy={loading || undefined}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                className={styles[column.align ?? 'start']}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading &&
            Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={index} aria-hidden="true" data-skeleton="">
                {columns.map((column) => (
                  <td key={column.key}>
                    <Skeleton width={index % 2 ? '60%' : '80%'} />
                  </td>
                ))}
              </tr>
            ))}
          {!loading &&
            rows.map((row, index) => (
              <tr key={rowKey(row, index)} role="row">
                {columns.map((column) => (
                  <td
                    key={column.key}
                    role="cell"
                    data-label={column.header}
                    className={cx(styles[column.align ?? 'start'], column.onPhone && styles[column.onPhone])}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          {showEmpty && (
            <tr role="row" className={styles.empty}>
              <td role="cell" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
