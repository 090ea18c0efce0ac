import * as calls from '@shared/contracts/calls';
import { api, failureMessage, useResource } from '@shared/runtime';
import { FailedState, Panel, Reveal, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ListPagination } from '../../paging/list-pagination';
import { noPage, PAGE_SIZE, readPage } from '../../paging/read-page';
import styles from '../health-plan.module.css';
import { ClaimRow } from './claim-row';
import listStyles from './claims.module.css';
import { words } from './claims.words';

/** A page of one's own claims, newest first. */
const claimsOf = (_userId: string | number, page: number) =>
  api.read(calls.claims, { query: { page, count: PAGE_SIZE } }, readPage);

/** One's own claims with their status and evidence (R5.3). */
export const Claims = observer(function Claims({ userId }: { userId: string | number }) {
  const [page, setPage] = useState(1);
  const { status, data, failure, reload } = useResource(claimsOf, [userId, page], true);
  const { rows, total, pages } = data ?? noPage;
  return (
    <Reveal duration={1000} className={styles.wide}>
      <Panel title={words.heading}>
        {status === 'failed' && (
          <FailedState title={words.notLoaded} onRetry={() => void reload()}>
            {failureMessage(failure)}
          </FailedState>
        )}
        {status === 'loading' && rows.length === 0 && (
          <SkeletonGroup label={words.loading} className={listStyles.skeletons}>
            {Array.from({ length: 2 }, (_, index) => (
              <Skeleton key={index} shape="block" height="4rem" />
            ))}
          </SkeletonGroup>
        )}
        {status === 'ready' && rows.length === 0 && <p className={listStyles.muted}>{words.none}</p>}
        {status !== 'failed' && rows.length > 0 && (
          <ul className={listStyles.list} aria-busy={status === 'loading'}>
            {rows.map((claim) => (
              <ClaimRow key={claim.reference} claim={claim} />
            ))}
          </ul>
        )}
        {total > PAGE_SIZE && (
          <ListPagination page={page} pageCount={pages} onPage={setPage} label={words.pages} />
        )}
      </Panel>
    </Reveal>
  );
});
