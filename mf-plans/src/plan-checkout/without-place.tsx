import { formatDay, planMembers } from '@shared/format';
import { Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { CheckoutStore } from './checkout.store';
import { words } from './plan-checkout.words';

/** Names that are written out; a plan may have a thousand people. */
const named = 5;

/** Says before the payment which people of the plan have no place on what is being bought (R4.75, R4.76). */
export const WithoutPlace = observer(function WithoutPlace({ store }: { store: CheckoutStore }) {
  const { plan, quotes, people } = store;
  const quote = quotes?.quote;
  const names = quote?.without_place ?? [];
  if (!plan || !quote || names.length === 0) return null;
  const more = names.length - named;
  const list = `${names.slice(0, named).join(', ')}${more > 0 ? words.andMore(more) : ''}`;
  return (
    <Notice tone="warning" role="status" title={words.loseCover(names.length)}>
      {[
        plan.type === 'individual'
          ? words.coversYouAlone(plan.name)
          : words.firstComeFirst(planMembers(plan.type, people)),
        words.noCoverFrom(formatDay(quote.starts_at), list),
        plan.type === 'individual'
          ? words.chooseSeveral
          : words.chooseMore(planMembers(plan.type, people + names.length)),
      ].join(' ')}
    </Notice>
  );
});
