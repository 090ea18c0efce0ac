import { type Frequency, frequencyWords } from '@shared/format';
import { Badge, Button, Counter, Price } from '@shared/ui';
import { useId, useState } from 'react';
import { BenefitList } from '../plans/benefit-list';
import { minimumOf, type PlanOffer } from '../plans/plan';
import { peopleLabel } from '../plans/plan-type';
import styles from './plan-card.module.css';

interface Props {
  plan: PlanOffer;
  frequency: Frequency;
  onBuy: (planId: string | number, people: number) => void;
}

/** One plan: what it costs, for how many, what is in it. */
export function PlanCard({ plan, frequency, onBuy }: Props) {
  const id = useId();
  const minimum = minimumOf(plan);
  const [people, setPeople] = useState(minimum);
  // The counter shows when the frequency is not quarterly (R4.44); without it the minimum is bought.
  const counted = frequency !== 'quarter';
  return (
    <article className={`${styles.card} ${plan.standout ? styles.standout : ''}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {plan.name}
        </h2>
        {plan.standout && <Badge tone="accent">Standout</Badge>}
      </header>
      <p className={styles.price}>
        <Price amount={plan.prices[frequency]} size="display" />
        <span className={styles.period}>
          {plan.type === 'individual' ? '' : 'a person, '}
          {frequencyWords[frequency].every}
        </span>
      </p>
      {minimum > 1 && (
        <p className={styles.minimum}>
          For at least {minimum} {plan.type === 'family' ? 'family members' : 'employees'}
        </p>
      )}
      <BenefitList benefits={plan.benefits} className={styles.benefits} />
      <div className={styles.buy}>
        {counted && (
          <Counter
            label={peopleLabel(plan.type)}
            value={people}
            onChange={setPeople}
            min={minimum}
            max={1000}
          />
        )}
        <Button
          block
          size="large"
          variant={plan.standout ? 'primary' : 'secondary'}
          aria-describedby={id}
          onClick={() => onBuy(plan.id, counted ? people : minimum)}
        >
          Buy Plan
        </Button>
      </div>
    </article>
  );
}
