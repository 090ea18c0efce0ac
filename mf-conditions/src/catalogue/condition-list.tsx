import { useResource } from '@ilera/runtime';
import {
  BelowTheFold,
  Button,
  type Elements,
  EmptyState,
  ErrorLine,
  Loaded,
  Skeleton,
  VisuallyHidden,
} from '@ilera/ui';
import { EmptyListArt } from '@ilera/ui/illustrations';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { strings } from '@ilera/contracts';
import { type Catalogue, conditionsOf, type ConditionRow } from './condition-sources';
import { ConditionTile } from './condition-tile';
import { words } from './catalogue.words';
import styles from './catalogue.module.css';

const skeletonTiles = 12;
/** Number of tiles in the first view of a phone and the first row of a wide window. */
const firstTiles = 3;

interface Props {
  catalogue: Catalogue;
  category: string;
  search: string;
  /** Number of visible pages. */
  pages: number;
  /** Called with the new number of pages when Show More is pressed. */
  onPages: (pages: number) => void;
  headingLevel: 2 | 3;
  onOpen?: (condition: ConditionRow) => void;
  /** Shown if no condition was found. */
  whenEmpty?: Elements;
}

/**
 * Condition tiles with Show More, and the list's other states: loading, failed, empty, loading more. Each
 * category and search needs a distinct key.
 */
export const ConditionList = observer(function ConditionList(props: Props) {
  const { catalogue, category, search, pages, onPages, headingLevel, onOpen, whenEmpty } = props;
  const list = useResource(conditionsOf, [catalogue, category, search, pages], { keepPrevious: true });
  const { status, data, reload } = list;
  const rows = data?.rows ?? [];
  const tiles = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    const rowsBefore = shownBefore.current;
    shownBefore.current = rows.length;
    // Show More disappears on the last page: the focus moves to the first new tile, not to the top of the page.
    if (rowsBefore > 0 && rows.length > rowsBefore && document.activeElement === document.body)
      tiles.current?.children[rowsBefore]
        ?.querySelector<HTMLElement>('a, button')
        ?.focus({ preventScroll: true });
  }, [rows.length]);

  const tileOf = (condition: ConditionRow, index: number) => (
    <ConditionTile
      // A row appears twice if a row was added between two pages, so the id alone is not a unique key.
      key={`${index}-${condition.id}`}
      condition={condition}
      headingLevel={headingLevel}
      onOpen={onOpen}
    />
  );
  return (
    <Loaded
      of={list}
      words={words}
      skeleton={Array.from({ length: skeletonTiles }, (_, index) => (
        <Skeleton key={index} shape="block" height="7.5rem" />
      ))}
      skeletonClass={styles.tiles}
    >
      {({ page, lastPage }) =>
        rows.length === 0 ? (
          <EmptyState title={strings.noCondition} picture={<EmptyListArt />} action={whenEmpty}>
            <p>{words.emptyHint}</p>
          </EmptyState>
        ) : (
          <>
            <ul ref={tiles} className={styles.tiles}>
              {rows.slice(0, firstTiles).map(tileOf)}
              <BelowTheFold>
                {rows.slice(firstTiles).map((condition, index) => tileOf(condition, firstTiles + index))}
              </BelowTheFold>
            </ul>
            <VisuallyHidden>
              <span role="status">{words.shown(rows.length)}</span>
            </VisuallyHidden>
            {page < lastPage && (
              <div className={styles.more}>
                {status === 'failed' && <ErrorLine>{words.moreFailed}</ErrorLine>}
                <Button
                  variant="secondary"
                  busy={status === 'loading'}
                  onClick={() => (status === 'failed' ? void reload() : onPages(page + 1))}
                >
                  {words.more}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
});
