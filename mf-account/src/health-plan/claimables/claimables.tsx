import type { Claimable } from '@shared/contracts/api';
import { failureMessage, modals } from '@shared/runtime';
import { Button, FailedState, Panel, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { ListStore } from '../../lists/list.store';
import { accountStrings } from '../../strings';
import { getClaimables } from './claimables.api';
import styles from './claimables.module.css';
import { words } from './claimables.words';

const SKELETON_ROWS = 3;

/** The benefits that can be claimed, each with a button for its claim. */
export const Claimables = observer(function Claimables() {
  const [list] = useState(() => new ListStore(getClaimables));
  useEffect(() => void list.load(), [list]);
  return (
    <Panel title={words.heading}>
      {list.status === 'loading' && (
        <SkeletonGroup label={words.loading} className={styles.list}>
          {Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <Skeleton key={index} shape="block" height="2.75rem" />
          ))}
        </SkeletonGroup>
      )}
      {list.status === 'failed' && (
        <FailedState title={words.notLoaded} onRetry={() => void list.load()}>
          {failureMessage(list.error)}
        </FailedState>
      )}
      {list.status === 'ready' && list.rows.length === 0 && (
        <p className={styles.none}>{accountStrings.noClaimables}</p>
      )}
      {list.status === 'ready' && list.rows.length > 0 && (
        <ul className={styles.list}>
          {list.rows.map((claimable, index) => (
            <ClaimableRow key={`${claimable.id}#${index}`} claimable={claimable} />
          ))}
        </ul>
      )}
    </Panel>
  );
});

function ClaimableRow({ claimable }: { claimable: Partial<Claimable> }) {
  const nameId = useId();
  const name = claimable.name ?? '';
  const handleClaim = () => modals.open('claiming', { claimable: { id: String(claimable.id ?? ''), name } });
  return (
    <li className={styles.row}>
      <div>
        <p id={nameId} className={styles.name}>
          {name}
        </p>
        {claimable.description && <p className={styles.what}>{claimable.description}</p>}
      </div>
      {/* Every row has a button of this name; the benefit is its description. */}
      <Button variant="secondary" size="small" aria-describedby={nameId} onClick={handleClaim}>
        {words.claim}
      </Button>
    </li>
  );
}
