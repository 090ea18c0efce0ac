import { failureMessage } from '@shared/runtime';
import { FailedState, PageHeading, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Desk } from '../desk/desk';
import { CouponsScreen } from './coupons-screen';
import { CouponsStore } from './coupons.store';
import { words } from './coupons.words';

/** /clinic/coupons, for managers: coupons made, limited and ended. */
export default function CouponsPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <Coupons />
    </Desk>
  );
}

const Coupons = observer(function Coupons() {
  const [store] = useState(() => new CouponsStore());
  useEffect(() => void store.reading.load(), [store]);
  const { status, failure, data } = store.reading;
  if (data) return <CouponsScreen store={store} data={data} />;
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      {status === 'failed' ? (
        <FailedState title={words.notLoaded} onRetry={() => void store.reading.load()}>
          {failureMessage(failure)}
        </FailedState>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
    </>
  );
});
