import {
  BelowTheFold,
  Button,
  type Elements,
  EmptyState,
  ErrorLine,
  FailedState,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
} from '@shared/ui';
import { EmptyListArt } from '@shared/ui/illustrations';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { strings } from '../strings';
import type { ConditionListStore } from './condition-list.store';
import type { ConditionRow } from './condition-sources';
import { ConditionTile } from './condition-tile';
import { words } from './catalogue.words';
import styles from './catalogue.module.css';

const skeletonTiles = 12;
/** Tiles in the first view of a phone, and in the first row of a wide window. */
const firstTiles = 3;

interface Props {
  store: ConditionListStore;
  headingLevel: 2 | 3;
  onOpen?: (condition: ConditionRow) => void;
  /** Shown where nothing was found. */
  whenEmpty?: Elements;
  /** Called with the number of pages after Show More. */
  onPages: (pages: number) => void;
}

/**
 * The tiles with Show More, and the four other states of the list: loading, failed, empty, and loading more.
 */
export const ConditionList = observer(function ConditionList({
  store,
  headingLevel,
  onOpen,
  whenEmpty,
  onPages,
}: Props) {
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = store.rows.length;
    // Show More disappears with the last page: the focus moves to the first new tile, not to the page's top.
    if (before > 0 && store.rows.length > before && document.activeElement === document.body)
      list.current?.children[before]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [store.rows]);

  const handleMore = async () => {
    await store.showMore();
    if (store.more === 'idle') onPages(store.page);
  };

  if (store.status === 'loading') {
    return (
      <SkeletonGroup label={words.loading} className={styles.tiles}>
        {Array.from({ length: skeletonTiles }, (_, index) => (
          <Skeleton key={index} shape="block" height="7.5rem" />
        ))}
      </SkeletonGroup>
    );
  }
  if (store.status === 'failed') {
    return (
      <FailedState title={words.failed} onRetry={() => void store.retry()}>
        {words.failedHint}
      </FailedState>
    );
  }
  if (store.rows.length === 0) {
    return (
      <EmptyState title={strings.noCondition} picture={<EmptyListArt />} action={whenEmpty}>
        <p>{words.emptyHint}</p>
      </EmptyState>
    );
  }
  const tileOf = (condition: ConditionRow, index: number) => (
    <ConditionTile
      // A row may come twice when one was added between two pages, so the id alone is no key.
      key={`${index}-${condition.id}`}
      condition={condition}
      headingLevel={headingLevel}
      onOpen={onOpen}
    />
  );
  return (
    <>
      <ul ref={list} className={styles.tiles}>
        {store.rows.slice(0, firstTiles).map(tileOf)}
        <BelowTheFold>
          {store.rows.slice(firstTiles).map((condition, index) => tileOf(condition, firstTiles + index))}
        </BelowTheFold>
      </ul>
      <VisuallyHidden>
        <span role="status">{words.shown(store.rows.length)}</span>
      </VisuallyHidden>
      {store.hasMore && (
        <div className={styles.more}>
          {store.more === 'failed' && <ErrorLine>{words.moreFailed}</ErrorLine>}
          <Button variant="secondary" busy={store.more === 'loading'} onClick={() => void handleMore()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
});
