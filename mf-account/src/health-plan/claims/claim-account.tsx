import type { OwnClaim } from '@shared/contracts/api';
import { Button, Spinner, untilLoaded } from '@shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './claims.module.css';
import { accountWords as words } from '../health-plan.words';

const AccountForm = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "claim-account" */ './account-form')),
);

/** To which account an approved claim is paid: named or changed until the money is sent. */
export function ClaimAccount({ claim: { reference, status, account } }: { claim: OwnClaim }) {
  const [isNaming, setIsNaming] = useState(false);
  const mayName = status === 'approved';
  return (
    <>
      {account && (
        <p className={styles.account}>
          <span>{words.paidTo}</span> <span translate="no">{`${account.bank}, ${account.number}`}</span>
        </p>
      )}
      {mayName && isNaming && (
        <Suspense fallback={<Spinner label={words.loading} />}>
          <AccountForm reference={reference} onDone={() => setIsNaming(false)} />
        </Suspense>
      )}
      {mayName && !isNaming && (
        <div>
          <Button variant={account ? 'secondary' : 'primary'} onClick={() => setIsNaming(true)}>
            {account ? words.change : words.name}
          </Button>
        </div>
      )}
    </>
  );
}
