import type { Elements } from '@ilera/runtime';
import { SkeletonGroup } from '../feedback/skeleton';
import { Paged, type PagedProps } from './paged';

interface PagedListProps<Row> extends Omit<PagedProps<Row>, 'words' | 'children'> {
  words: PagedProps<Row>['words'] & { loading: string };
  className?: string | undefined;
  /** Placeholders while the first page loads, laid out by `skeletonClass`. */
  skeleton: Elements;
  skeletonClass?: string | undefined;
  /** Replaces an empty list. */
  empty: Elements;
  /** Renders a row as a list item. */
  children: (row: Row) => Elements;
}

/** A page of rows as a list, with its pagination below. */
export function PagedList<Row>({
  className,
  skeleton,
  skeletonClass,
  empty,
  children,
  ...paged
}: PagedListProps<Row>) {
  return (
    <Paged {...paged}>
      {(rows, loading) => {
        if (rows.length > 0)
          return (
            <ul className={className} aria-busy={loading}>
              {rows.map((row) => children(row))}
            </ul>
          );
        if (!loading) return empty;
        return (
          <SkeletonGroup label={paged.words.loading} className={skeletonClass}>
            {skeleton}
          </SkeletonGroup>
        );
      }}
    </Paged>
  );
}
