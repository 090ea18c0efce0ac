import type { ChangeCouponBody, Coupon, Coupons } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { Form, LeaveButton, useYupForm } from '@ilera/forms';
import { failureText, Mutation, type Resource } from '@ilera/runtime';
import { Button, ErrorLine } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isoDay, lagosToday } from '@ilera/format';
import { askClinic } from '../desk/ask-clinic';
import { useKept } from '../desk/unsaved';
import { lastMoment } from './coupon-table';
import type { LimitValues } from './coupon.schema';
import styles from '../components/form.module.css';
import { words } from './coupons.words';
import { Limits } from './coupon-form';

interface Props {
  list: Resource<Coupons>;
  coupon: Coupon;
  onDone: (text: string) => void;
  onLeave: () => void;
}

/** The limits of a coupon, and its end. */
export const ChangeForm = observer(function ChangeForm({ list, coupon, onDone, onLeave }: Props) {
  const { id, code, expires_at, max_uses, state } = coupon;
  const was = { expires_at, max_uses };
  const change = (limits: Omit<ChangeCouponBody, 'was'>) =>
    list.change(askClinic(calls.changeCoupon, { params: { id }, body: { ...limits, was } }));
  const [ending] = useState(() => new Mutation(() => change({ last_day: 'now', max_uses })));
  const form = useKept(
    words.changeWhich(code),
    useYupForm<LimitValues>({
      schema: () =>
        import(/* webpackChunkName: "schema.coupon" */ './coupon.schema').then(
          (module) => module.limitSchema,
        ),
      defaultValues: {
        last_day: expires_at ? isoDay(lagosToday(lastMoment(expires_at))) : '',
        max_uses: max_uses === null ? '' : String(max_uses),
      },
    }),
  );
  const handleSubmit = async (values: LimitValues) => {
    ending.clear();
    await change({
      last_day: values.last_day || null,
      max_uses: values.max_uses ? Number(values.max_uses) : null,
    });
    if (!form.isAsSent) return;
    form.reset();
    onDone(words.changed(code));
  };
  const handleEnd = async () => {
    if (!(await ending.run())) return;
    form.reset();
    onDone(words.endedNow(code));
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.changeWhich(code)} className={styles.form}>
      <Limits autoFocus />
      <ErrorLine>{failureText(ending.failure)}</ErrorLine>
      <div className={styles.actions}>
        <Button type="submit" busy={form.isSubmitting} inactive={ending.busy}>
          {words.save}
        </Button>
        {state !== 'ended' && (
          <Button
            variant="danger"
            busy={ending.busy}
            inactive={form.isSubmitting}
            onClick={() => void handleEnd()}
          >
            {words.end}
          </Button>
        )}
        <LeaveButton inactive={ending.busy} onClick={onLeave}>
          {words.leave}
        </LeaveButton>
      </div>
    </Form>
  );
});
