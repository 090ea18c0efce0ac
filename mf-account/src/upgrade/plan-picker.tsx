import type { Plan } from '@shared/contracts/api';
import { frequencyOf, frequencyWords, planPrice } from '@shared/format';
import { Button, ChoiceCards, Price } from '@shared/ui';
import { useState } from 'react';
import styles from './upgrade.module.css';

interface Props {
  plans: Plan[];
  presentName: string | undefined;
  /** As stored: prices are shown for the period that is paid now. */
  frequency: string | null | undefined;
  onChoose: (plan: Plan) => void;
}

/** One plan of several, each with its price for the present payment period. */
export function PlanPicker({ plans, presentName, frequency: stored, onChoose }: Props) {
  const [chosen, setChosen] = useState('');
  const frequency = frequencyOf(stored);
  const plan = plans.find(({ id }) => String(id) === chosen);
  return (
    <div className={styles.list}>
      {presentName && (
        <p>
          You have <strong>{presentName}</strong> now.
        </p>
      )}
      <ChoiceCards
        legend="Choose your new plan"
        value={chosen}
        onChange={setChosen}
        choices={plans.map((each) => ({
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
      <p className={styles.note}>Prices are per person. You see the total before you pay.</p>
      <Button inactive={!plan} onClick={() => plan && onChoose(plan)}>
        Continue to checkout
      </Button>
    </div>
  );
}
