import { maxPeople } from '@ilera/contracts';
import { type Frequency, frequencyWords, planMembers, timesPeople } from '@ilera/format';
import { Badge, Button, CheckList, Counter, Price, Skeleton } from '@ilera/ui';
import { useId, useState } from 'react';
import type { PlanOffer } from '../plans/plan';
import { words as planWords } from '../plans/plans.words';
import { words } from './health-plans.words';
import styles from './plan-card.module.css';

interface Props {
  plan: PlanOffer;
  frequency: Frequency;
  onBuy: (planId: string | number, people: number) => void;
}

/** One plan: its price, number of people and benefits. */
export function PlanCard({ plan, frequency, onBuy }: Props) {
  const id = useId();
  const { minimum } = plan;
  const [people, setPeople] = useState(minimum);
  // R4.44 and R4.84: no counter for quarterly plans, which are bought for the minimum, or for individual plans.
  const single = plan.type === 'individual';
  const counted = frequency !== 'quarter' && !single;
  const bought = counted ? people : minimum;
  return (
    <article className={`${styles.card} ${plan.standout ? styles.standout : ''}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {plan.name}
        </h2>
        {plan.standout && <Badge tone="accent">{words.recommended}</Badge>}
      </header>
      <p className={styles.price}>
        <Price amount={plan.prices[frequency]} size="display" />
        <span className={styles.period}>
          {single
            ? frequencyWords[frequency].every
            : words.eachOf(planWords.one[plan.type], frequencyWords[frequency].every)}
        </span>
      </p>
      {minimum > 1 && (
        <p className={styles.minimum}>
          {words.minimum(minimum, plan.type === 'family' ? 'members' : 'employees')}
        </p>
      )}
      <CheckList items={plan.benefits} className={styles.benefits} />
      <div className={styles.buy}>
        {counted && (
          <Counter
            label={planWords.people[plan.type]}
            value={people}
            onChange={setPeople}
            min={minimum}
            max={maxPeople}
          />
        )}
        {!single && (
          <p role="status" className={styles.total}>
            <Price amount={timesPeople(plan.prices[frequency], bought)} />{' '}
            <span>{words.forMembers(planMembers(plan.type, bought), frequencyWords[frequency].every)}</span>
          </p>
        )}
        <Button
          block
          size="large"
          variant={plan.standout ? 'primary' : 'secondary'}
          aria-describedby={id}
          onClick={() => onBuy(plan.id, bought)}
        >
          {words.buy}
        </Button>
      </div>
    </article>
  );
}

/** A placeholder in the shape of a plan card. */
export function PlanCardSkeleton() {
  return (
    <div className={styles.card} data-placeholder="plan">
      <Skeleton shape="heading" width="60%" />
      <Skeleton shape="heading" width="80%" />
      <Skeleton lines={6} />
      <Skeleton shape="block" height="3.25rem" />
    </div>
  );
}
