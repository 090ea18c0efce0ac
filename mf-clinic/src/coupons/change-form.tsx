import type { ChangeCouponBody, Coupon, Coupons } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { Form, LeaveButton } from '@ilera/forms';
import type { Resource } from '@ilera/runtime';
import { ActionButton, Button } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isoDay, lagosToday } from '@ilera/format';
import { askClinic } from '../desk/ask-clinic';
import { useKeptForm } from '../desk/unsaved';
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

/** Changes a coupon's limits and last day. */
export const ChangeForm = observer(function ChangeForm({ list, coupon, onDone, onLeave }: Props) {
  const { id, code, expires_at, max_uses, state } = coupon;
  const was = { expires_at, max_uses };
  const change = (limits: Omit<ChangeCouponBody, 'was'>) =>
    list.change(askClinic(calls.changeCoupon, { params: { id }, body: { ...limits, was } }));
  const [isEnding, setIsEnding] = useState(false);
  const form = useKeptForm<LimitValues>(words.changeWhich(code), {
    schema: async () => (await import(/* webpackChunkName: "schema.coupon" */ './coupon.schema')).limitSchema,
    defaultValues: {
      last_day: expires_at ? isoDay(lagosToday(lastMoment(expires_at))) : '',
      max_uses: max_uses === null ? '' : String(max_uses),
    },
  });
  const handleSubmit = async (values: LimitValues) => {
    await change({
      // An unchanged last day is not sent: it would reopen a coupon that was ended on that day.
      last_day: values.last_day === form.defaultValues.last_day ? undefined : values.last_day || null,
      max_uses: values.max_uses ? Number(values.max_uses) : null,
    });
    if (!form.isAsSent) return;
    form.reset();
    onDone(words.changed(code));
  };
  const handleEnded = () => {
    form.reset();
    onDone(words.endedNow(code));
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.changeWhich(code)} className={styles.form}>
      <Limits autoFocus />
      <div className={styles.actions}>
        <Button type="submit" busy={form.isSubmitting} inactive={isEnding}>
          {words.save}
        </Button>
        {state !== 'ended' && (
          <ActionButton
            variant="danger"
            act={() => change({ last_day: 'now', max_uses })}
            onDone={handleEnded}
            onBusy={setIsEnding}
            inactive={form.isSubmitting}
          >
            {words.end}
          </ActionButton>
        )}
        <LeaveButton inactive={isEnding} onClick={onLeave}>
          {words.leave}
        </LeaveButton>
      </div>
    </Form>
  );
});
