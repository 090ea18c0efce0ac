import * as calls from '@ilera/contracts/calls';
import { api, useResource } from '@ilera/runtime';
import { PagedList, Panel, Reveal, Skeleton, Small } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { pageSize, readPage } from '../../components/read-page';
import styles from '../health-plan.module.css';
import { ClaimRow } from './claim-row';
import listStyles from './claims.module.css';
import { claimWords as words } from '../health-plan.words';

/** One page of the person's claims, newest first. */
const claimsOf = (page: number) => api.read(calls.claims, { query: { page, count: pageSize } }, readPage);

/** The person's claims with status and evidence (R5.3). */
export default observer(function Claims({
  canClaim,
  hidesNone = false,
}: {
  /** False after the plan has ended. */
  canClaim: boolean;
  /** Whether the panel is hidden until there is a claim. */
  hidesNone?: boolean;
}) {
  const [page, setPage] = useState(1);
  const list = useResource(claimsOf, [page], { keepPrevious: true });
  if (hidesNone && list.status !== 'failed' && !list.data?.rows.length) return null;
  return (
    <Reveal duration={1000} className={styles.wide}>
      <Panel title={words.heading}>
        <PagedList
          list={list}
          page={page}
          onPage={setPage}
          words={words}
          className={listStyles.list}
          skeleton={<Skeleton shape="block" height="4rem" lines={2} />}
          skeletonClass={listStyles.skeletons}
          empty={<Small>{words.none}</Small>}
        >
          {(claim) => <ClaimRow key={claim.reference} claim={claim} canClaim={canClaim} />}
        </PagedList>
      </Panel>
    </Reveal>
  );
});
