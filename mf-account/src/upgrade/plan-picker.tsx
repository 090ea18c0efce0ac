import type { Plan } from '@shared/contracts/api';
import { frequencyOf, frequencyWords, planPrice } from '@shared/format';
import { Button, ChoiceCards, Price } from '@shared/ui';
import { useId, useState } from 'react';
import styles from './upgrade.module.css';
import { words } from './upgrade.words';

interface Props {
  /** Plans that cost more than the present one. */
  above: Plan[];
  below: Plan[];
  presentName: string | undefined;
  /** As stored; prices are shown for this period. */
  frequency: string | null | undefined;
  onChoose: (plan: Plan) => void;
}

/** The plans above the present one, and those below it under a heading of their own. */
export function PlanPicker({ above, below, presentName, frequency: stored, onChoose }: Props) {
  const [chosen, setChosen] = useState('');
  const name = useId();
  const frequency = frequencyOf(stored);
  const plan = [...above, ...below].find(({ id }) => String(id) === chosen);
  const choicesOf = (plans: Plan[]) =>
    plans.map((each) => ({
      value: String(each.id),
      label: each.name,
      aside: (
        <Price amount={planPrice(each, frequency)} sign="₦" period={`/ ${frequencyWords[frequency].unit}`} />
      ),
    }));
  return (
    <div className={styles.list}>
      {presentName && (
        <p>
          <span>
            {words.present[0]} <strong translate="no">{presentName}</strong> {words.present[1]}
          </span>
          {above.length === 0 && <span>{` ${words.largest}`}</span>}
        </p>
      )}
      {above.length > 0 && (
        <ChoiceCards
          legend={words.larger}
          name={name}
          value={chosen}
          onChange={setChosen}
          choices={choicesOf(above)}
        />
      )}
      {below.length > 0 && (
        <ChoiceCards
          legend={words.smaller}
          name={name}
          value={chosen}
          onChange={setChosen}
          choices={choicesOf(below)}
        />
      )}
      <p className={styles.note}>{words.prices}</p>
      <Button inactive={!plan} onClick={() => plan && onChoose(plan)}>
        {words.submit}
      </Button>
    </div>
  );
}
