import type { OwnClaim } from '@shared/contracts/api';
import { failureMessage } from '@shared/runtime';
import { FailedState, Panel, Reveal, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { claimChanges } from '../../make-claim/claim-changes';
import { ListPagination } from '../../paging/list-pagination';
import { PAGE_SIZE, PagedListStore } from '../../paging/paged-list.store';
import styles from '../health-plan.module.css';
import { ClaimRow } from './claim-row';
import { getClaims } from './claims.api';
import rows from './claims.module.css';
import { words } from './claims.words';

/** One's own claims with their status and evidence (R5.3). */
export const Claims = observer(function Claims({ userId }: { userId: string | number }) {
  const [list] = useState(() => new PagedListStore<OwnClaim>(getClaims));
  const [page, setPage] = useState(1);
  const { count } = claimChanges;
  useEffect(() => {
    void list.load({ userId, page });
    return list.giveUp;
  }, [list, userId, page, count]);

  return (
    <Reveal duration={1000} className={styles.wide}>
      <Panel title={words.heading}>
        {list.status === 'failed' && (
          <FailedState title={words.notLoaded} onRetry={() => void list.load({ userId, page })}>
            {failureMessage(list.error)}
          </FailedState>
        )}
        {list.status === 'loading' && list.rows.length === 0 && (
          <SkeletonGroup label={words.loading} className={rows.skeletons}>
            {Array.from({ length: 2 }, (_, index) => (
              <Skeleton key={index} shape="block" height="4rem" />
            ))}
          </SkeletonGroup>
        )}
        {list.status === 'ready' && list.rows.length === 0 && <p className={rows.muted}>{words.none}</p>}
        {list.status !== 'failed' && list.rows.length > 0 && (
          <ul className={rows.list} aria-busy={list.status === 'loading'}>
            {list.rows.map((claim) => (
              <ClaimRow key={claim.reference} claim={claim} />
            ))}
          </ul>
        )}
        {list.total > PAGE_SIZE && (
          <ListPagination page={page} pageCount={list.pages} onPage={setPage} label={words.pages} />
        )}
      </Panel>
    </Reveal>
  );
});
