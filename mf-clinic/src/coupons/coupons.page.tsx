import type { Coupon } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { useResource } from '@ilera/runtime';
import { Button, CouponIcon, DoneNotice, Loaded, PageHeading, Skeleton } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Block } from '../components/block';
import { readClinic } from '../desk/ask-clinic';
import { Desk } from '../desk/desk';
import { useTask } from '../desk/unsaved';
import { ChangeForm } from './change-form';
import { CouponForm } from './coupon-form';
import { CouponTable } from './coupon-table';
import { words } from './coupons.words';

/** /clinic/coupons, for managers: creates, limits and ends coupons. */
export default function CouponsPage() {
  return (
    <Desk title={words.title} roles={['manager']}>
      <Coupons />
    </Desk>
  );
}

const allCoupons = () => readClinic(calls.coupons, {});

/** The list of coupons, with a form for a new coupon or for one coupon's limits. */
const Coupons = observer(function Coupons() {
  const list = useResource(allCoupons, []);
  const { task, done, button, begin, finish, leave } = useTask<Coupon>(words.make);
  const makeButton = (
    <Button ref={button} icon={<CouponIcon />} onClick={() => begin('new')}>
      {words.make}
    </Button>
  );
  return (
    <>
      <PageHeading action={list.data && makeButton}>{words.title}</PageHeading>
      {done && <DoneNotice>{done}</DoneNotice>}
      <Loaded of={list} words={words} skeleton={<Skeleton lines={6} />}>
        {({ coupons, conditions }) => (
          <>
            {task === 'new' && (
              <Block title={words.make}>
                <CouponForm list={list} conditions={conditions} onDone={finish} onLeave={leave} />
              </Block>
            )}
            {typeof task === 'object' && (
              <Block key={String(task.id)} title={words.changeWhich(task.code)}>
                <ChangeForm
                  list={list}
                  coupon={coupons.find(({ id }) => id === task.id) ?? task}
                  onDone={finish}
                  onLeave={leave}
                />
              </Block>
            )}
            <CouponTable rows={coupons} onChange={begin} />
          </>
        )}
      </Loaded>
    </>
  );
});
