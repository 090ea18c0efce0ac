import type { Claimable } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { api, modals, useResource } from '@ilera/runtime';
import { Button, Loaded, Panel, Skeleton, Small } from '@ilera/ui';
import { useId } from 'react';
import { accountStrings } from '../strings';
import styles from './claimables.module.css';
import { claimableWords as words } from './health-plan.words';

const benefits = () => api.read(calls.claimables, {});

/** Claimable benefits, each with a button that opens a claim. */
export function Claimables() {
  return (
    <Panel title={words.heading}>
      <Loaded
        of={useResource(benefits, [])}
        words={words}
        skeleton={<Skeleton shape="block" height="2.75rem" lines={3} />}
        skeletonClass={styles.list}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Small>{accountStrings.noClaimables}</Small>
          ) : (
            <ul className={styles.list}>
              {rows.map((claimable, index) => (
                <ClaimableRow key={`${claimable.id}#${index}`} claimable={claimable} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function ClaimableRow({ claimable }: { claimable: Claimable }) {
  const nameId = useId();
  const { id, name } = claimable;
  const handleClaim = () => modals.open('claiming', { claimable: { id: String(id), name } });
  return (
    <li className={styles.row}>
      <div>
        <p id={nameId} className={styles.name}>
          {name}
        </p>
        {claimable.description && <Small>{claimable.description}</Small>}
      </div>
      {/* All rows have this button name; the benefit is the button's description. */}
      <Button variant="secondary" size="small" aria-describedby={nameId} onClick={handleClaim}>
        {words.claim}
      </Button>
    </li>
  );
}
