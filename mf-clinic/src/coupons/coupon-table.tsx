import type { Coupon } from '@ilera/contracts/api';
import { formatDay, type StatusLabel } from '@ilera/format';
import { Button, EditIcon, StatusPill, Table, type TableColumn, VisuallyHidden } from '@ilera/ui';
import { words } from './coupons.words';

const states: Record<Coupon['state'], StatusLabel> = {
  open: { label: words.open, tone: 'success' },
  ended: { label: words.ended, tone: 'neutral' },
  'used-up': { label: words.usedUp, tone: 'warning' },
};

/** Coupons with their limits and a button to change each. */
export function CouponTable({
  rows,
  onChange,
}: {
  rows: readonly Coupon[];
  onChange: (coupon: Coupon) => void;
}) {
  const columns: TableColumn<Coupon>[] = [
    {
      key: 'code',
      header: words.code,
      onPhone: 'lead',
      cell: ({ code }) => <span translate="no">{code}</span>,
    },
    { key: 'percent', header: words.percent, cell: ({ percent }) => `${percent} %` },
    { key: 'what', header: words.what, cell: scopeInWords },
    {
      key: 'ends',
      header: words.ends,
      cell: ({ expires_at }) => (expires_at ? formatDay(lastMoment(expires_at)) : '–'),
    },
    {
      key: 'uses',
      header: words.uses,
      align: 'end',
      cell: ({ uses, max_uses }) => (max_uses === null ? String(uses) : words.usesOf(uses, max_uses)),
    },
    { key: 'state', header: words.state, cell: ({ state }) => <StatusPill status={states[state]} /> },
    {
      key: 'change',
      header: words.change,
      align: 'end',
      onPhone: 'action',
      cell: (coupon) => (
        <Button variant="secondary" icon={<EditIcon />} onClick={() => onChange(coupon)}>
          <span>{words.change}</span>
          <VisuallyHidden>{` ${coupon.code}`}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <Table caption={words.table} columns={columns} rows={rows} rowKey={({ id }) => id} empty={words.none} />
  );
}

/** The last moment of a coupon, which expires at the midnight after its last day. */
export const lastMoment = (expires: string): Date => new Date(Date.parse(expires) - 1);

/** A coupon's scope in words. */
function scopeInWords({ scope, condition, plan_type }: Coupon): string {
  if (scope === 'condition') return condition ?? words.everyVisit;
  return plan_type === null ? words.everyPlan : words.plansOf(plan_type);
}
