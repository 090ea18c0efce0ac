import type { Coupons, NewCouponBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { planTypes } from '@ilera/format';
import { Form, FormSelect, FormTextField, LeaveButton, SubmitButton } from '@ilera/forms';
import type { Resource } from '@ilera/runtime';
import { askClinic } from '../desk/ask-clinic';
import { useKeptForm } from '../desk/unsaved';
import type { CouponValues } from './coupon.schema';
import styles from '../components/form.module.css';
import { words } from './coupons.words';

interface Props {
  list: Resource<Coupons>;
  conditions: Coupons['conditions'];
  onDone: (text: string) => void;
  onLeave: () => void;
}

/** Creates a coupon: code, discount, scope, last day and number of uses. */
export function CouponForm({ list, conditions, onDone, onLeave }: Props) {
  const form = useKeptForm<CouponValues>(words.make, {
    schema: async () =>
      (await import(/* webpackChunkName: "schema.coupon" */ './coupon.schema')).couponSchema,
    defaultValues: { code: '', percent: '', what: 'condition', last_day: '', max_uses: '' },
  });
  const handleSubmit = async ({ code, percent, what, last_day, max_uses }: CouponValues) => {
    const body = {
      code: code.toUpperCase(),
      percent: Number(percent),
      ...scopeOf(what),
      last_day: last_day || null,
      max_uses: max_uses ? Number(max_uses) : null,
    };
    await list.change(askClinic(calls.makeCoupon, { body }));
    // The coupon exists: text typed meanwhile belongs to no other coupon.
    form.reset();
    onDone(words.made(code.toUpperCase()));
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.make} className={styles.form}>
      <FormTextField name="code" label={words.code} hint={words.codeHint} autoComplete="off" autoFocus />
      <FormTextField name="percent" label={words.percent} inputMode="numeric" autoComplete="off" />
      <FormSelect name="what" label={words.what} options={choicesOf(conditions)} />
      <Limits />
      <div className={styles.actions}>
        <SubmitButton>{words.makeNow}</SubmitButton>
        <LeaveButton onClick={onLeave}>{words.leave}</LeaveButton>
      </div>
    </Form>
  );
}

/** The last day and the number of uses. */
export const Limits = ({ autoFocus = false }) => (
  <>
    <FormTextField
      name="last_day"
      label={words.lastDay}
      hint={words.lastDayHint}
      type="date"
      autoFocus={autoFocus}
    />
    <FormTextField
      name="max_uses"
      label={words.maxUses}
      hint={words.maxUsesHint}
      inputMode="numeric"
      autoComplete="off"
    />
  </>
);

/** The choices of a coupon's scope. */
const choicesOf = (conditions: readonly { id: number | string; title: string }[]) => [
  { value: 'condition', label: words.everyVisit },
  { value: 'plan', label: words.everyPlan },
  ...planTypes.map((type) => ({ value: `plan:${type}`, label: words.plansOf(type) })),
  ...conditions.map(({ id, title }) => ({ value: `condition:${id}`, label: title })),
];

/** A choice in the API's fields. */
function scopeOf(choice: string): Pick<NewCouponBody, 'scope' | 'condition_id' | 'plan_type'> {
  const [scope, only] = choice.split(':');
  if (scope === 'plan')
    return { scope, condition_id: null, plan_type: planTypes.find((type) => type === only) ?? null };
  return { scope: 'condition', condition_id: only ? Number(only) : null, plan_type: null };
}
