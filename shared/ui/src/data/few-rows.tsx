import type { Elements } from '@ilera/runtime';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button';

interface Props<Row> {
  rows: readonly Row[];
  /** Number of rows shown initially. */
  few: number;
  /** Renders a row as a list item with its key. */
  children: (row: Row, index: number) => Elements;
  className?: string | undefined;
}

/**
 * The first rows of a list, and a button that shows all: on a phone a long list would push the content below out of
 * reach.
 */
export function FewRows<Row>({ rows, few, children, className }: Props<Row>) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = showsAll ? list.current?.children[few] : null;
    if (!(row instanceof HTMLElement)) return;
    // The pressed button has disappeared.
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [showsAll, few]);
  return (
    <>
      <ul ref={list} className={className}>
        {(showsAll ? rows : rows.slice(0, few)).map(children)}
      </ul>
      {!showsAll && rows.length > few && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}
