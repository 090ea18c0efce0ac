import { type ModalBodyProps, type ModalPayloads, paths, pathTo } from '@ilera/contracts';
import type { Plan } from '@ilera/contracts/api';
import { frequencyOf, frequencyWords, planPrice, toNumber } from '@ilera/format';
import { plansOfType } from '@ilera/forms';
import { session, useNavigate, useResource } from '@ilera/runtime';
import { Button, ChoiceCards, EmptyState, Loaded, Price, Skeleton } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import styles from './upgrade.module.css';

/** The words of the `upgrade` modal. */
const words = {
  loading: 'Loading plans',
  notLoaded: 'We could not load the plans',
  none: 'There is no other plan of your kind right now',
  allPlans: 'See all plans',
  /** Texts before and after the plan's name. */
  present: ['You have', 'now.'],
  largest: 'It is our largest plan.',
  larger: 'Choose your new plan',
  smaller: 'Change to a smaller plan',
  prices: 'Prices are for each employee. You see the total before you pay.',
  submit: 'Continue to checkout',
} as const;

const plansOf = (type: string) => plansOfType(type);

/** The content of the `upgrade` modal: plans of the same type, first those above the current plan, then those below. */
export default function UpgradeModal({ payload, close }: ModalBodyProps<ModalPayloads['upgrade']>) {
  return (
    <Loaded
      of={useResource(plansOf, [payload.type])}
      words={words}
      skeleton={<Skeleton shape="block" height="5rem" lines={2} />}
      skeletonClass={styles.list}
    >
      {(plans) => <PlanChoice plans={plans} close={close} />}
    </Loaded>
  );
}

const PlanChoice = observer(function PlanChoice({ plans, close }: { plans: Plan[]; close: () => void }) {
  const navigate = useNavigate();
  const { user } = session;
  const present = user?.plan;
  const otherPlans = plans.filter(({ id }) => String(id) !== String(present?.id));
  const isAbove = (plan: Plan) => planPrice(plan, 'annual') > planPrice(present ?? {}, 'annual');
  const groups = [
    { legend: words.larger, of: otherPlans.filter(isAbove) },
    { legend: words.smaller, of: otherPlans.filter((plan) => !isAbove(plan)) },
  ].filter((group) => group.of.length > 0);
  const [chosen, setChosen] = useState('');
  const name = useId();
  const frequency = frequencyOf(user?.package_frequency);
  const plan = otherPlans.find(({ id }) => String(id) === chosen);
  const handleSubmit = () => {
    if (!plan) return;
    close();
    void navigate(pathTo.planCheckout(plan.id, checkoutQuantity(plan, user?.package_members), frequency));
  };

  if (otherPlans.length === 0) {
    return (
      <EmptyState title={words.none} action={<Button href={paths.healthPlans}>{words.allPlans}</Button>} />
    );
  }
  return (
    <div className={styles.list}>
      {present && (
        <p>
          <span>
            {words.present[0]} <strong translate="no">{present.name}</strong> {words.present[1]}
          </span>
          {!otherPlans.some(isAbove) && <span>{` ${words.largest}`}</span>}
        </p>
      )}
      {groups.map(({ legend, of }) => (
        <ChoiceCards
          key={legend}
          legend={legend}
          name={name}
          value={chosen}
          onChange={setChosen}
          choices={of.map((each) => ({
            value: String(each.id),
            label: each.name,
            aside: (
              <Price
                amount={planPrice(each, frequency)}
                sign="₦"
                period={`/ ${frequencyWords[frequency].unit}`}
              />
            ),
          }))}
        />
      ))}
      <p className={styles.note}>{words.prices}</p>
      <Button inactive={!plan} onClick={handleSubmit}>
        {words.submit}
      </Button>
    </div>
  );
});

/** The number of people for an upgrade: those covered now, but at least the plan's minimum. */
export function checkoutQuantity(plan: { min_employees?: unknown }, coveredNow: unknown): number {
  return Math.max(1, Math.floor(toNumber(plan.min_employees)), Math.floor(toNumber(coveredNow)));
}
