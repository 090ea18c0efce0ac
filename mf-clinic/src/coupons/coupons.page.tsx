import type { Coupon, Coupons as CouponList } from '@shared/contracts/api';
import { Button, CouponIcon, FailedState, Notice, PageHeading, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Block } from '../components/block';
import { Desk } from '../desk/desk';
import { ChangeForm } from './change-form';
import { CouponForm } from './coupon-form';
import { CouponTable } from './coupon-table';
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
        <FailedState title={words.notLoaded} failure={failure} onRetry={() => store.reading.load()} />
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
    </>
  );
});

/** The coupons, a new one, and the limits of one. */
function CouponsScreen({ store, data }: { store: CouponsStore; data: CouponList }) {
  const [task, setTask] = useState<'none' | 'new' | Coupon>('none');
  const [done, setDone] = useState('');
  const make = useRef<HTMLButtonElement>(null);
  const begin = (next: 'new' | Coupon) => {
    setDone('');
    setTask(next);
  };
  const finish = (text: string) => {
    setTask('none');
    setDone(text);
    // The pressed button goes with its form.
    make.current?.focus();
  };
  return (
    <>
      <PageHeading
        action={
          <Button ref={make} icon={<CouponIcon />} onClick={() => begin('new')}>
            {words.make}
          </Button>
        }
      >
        {words.heading}
      </PageHeading>
      {done && (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      {task === 'new' && (
        <Block title={words.make}>
          <CouponForm store={store} conditions={data.conditions} onDone={finish} onLeave={() => finish('')} />
        </Block>
      )}
      {typeof task === 'object' && (
        <Block key={String(task.id)} title={words.changeWhich(task.code)}>
          <ChangeForm store={store} coupon={task} onDone={finish} onLeave={() => finish('')} />
        </Block>
      )}
      <CouponTable rows={data.coupons} onChange={begin} />
    </>
  );
}
