import type { Coupon, Coupons } from '@shared/contracts/api';
import { Button, CouponIcon, Notice, PageHeading } from '@shared/ui';
import { useState } from 'react';
import { Block } from '../components/block';
import { ChangeForm } from './change-form';
import { CouponForm } from './coupon-form';
import { CouponTable } from './coupon-table';
import type { CouponsStore } from './coupons.store';
import { words } from './coupons.words';

/** The coupons, a new one, and the limits of one. */
export function CouponsScreen({ store, data }: { store: CouponsStore; data: Coupons }) {
  const [task, setTask] = useState<'none' | 'new' | Coupon>('none');
  const [done, setDone] = useState('');
  const begin = (next: 'new' | Coupon) => {
    setDone('');
    setTask(next);
  };
  const finish = (text: string) => {
    setTask('none');
    setDone(text);
  };
  const handleLeave = () => setTask('none');
  return (
    <>
      <PageHeading
        action={
          <Button icon={<CouponIcon />} onClick={() => begin('new')}>
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
          <CouponForm store={store} conditions={data.conditions} onDone={finish} onLeave={handleLeave} />
        </Block>
      )}
      {typeof task === 'object' && (
        <Block key={String(task.id)} title={words.changeWhich(task.code)}>
          <ChangeForm store={store} coupon={task} onDone={finish} onLeave={handleLeave} />
        </Block>
      )}
      <CouponTable rows={data.coupons} onChange={begin} />
    </>
  );
}
