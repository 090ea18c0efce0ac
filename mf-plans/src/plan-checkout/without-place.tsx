import { formatDay } from '@shared/format';
import { Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { CheckoutStore } from './checkout.store';

/** Names that are written out; a plan may have a thousand people. */
const named = 5;

/** Says before the payment which people of the plan have no place on what is being bought (R4.75, R4.76). */
export const WithoutPlace = observer(function WithoutPlace({ store }: { store: CheckoutStore }) {
  const { plan, quotes, people } = store;
  const quote = quotes?.quote;
  const names = quote?.without_place ?? [];
  if (!plan || !quote || names.length === 0) return null;
  const more = names.length - named;
  const list = `${names.slice(0, named).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return (
    <Notice
      tone="warning"
      role="status"
      title={names.length === 1 ? '1 person loses their cover' : `${names.length} people lose their cover`}
    >
      {plan.type === 'individual'
        ? `${plan.name} covers you alone.`
        : `For ${people} people, those who joined your plan first have a place.`}{' '}
      From {formatDay(quote.starts_at)} there is no cover for {list}. They are told by e-mail.{' '}
      {plan.type === 'individual'
        ? 'Choose a plan for several people to keep them.'
        : `Choose ${people + names.length} people to keep everybody, or decide under Health plan whom you take off.`}
    </Notice>
  );
});
