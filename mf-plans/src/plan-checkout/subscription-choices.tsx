import { maxPeople } from '@ilera/contracts';
import { frequencies, frequencyWords, planMembers } from '@ilera/format';
import { ChoiceCards, Counter, type Elements, Price, SelectField } from '@ilera/ui';
import { words as planWords } from '../plans/plans.words';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import type { Choices } from './use-choices';

/** Package, frequency and number of people, with their price. */
export function SubscriptionChoices({
  choices,
  price,
  children,
}: {
  choices: Choices;
  price: number;
  children?: Elements;
}) {
  const { plan, packages, frequency } = choices;
  const { minimum } = plan;
  return (
    <section className={styles.choices} aria-label={words.choices}>
      {packages.length > 1 ? (
        <SelectField
          label={words.package}
          options={packages.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(plan.id)}
          onChange={(event) => choices.choosePackage(event.target.value)}
        />
      ) : (
        <p className={styles.package}>{plan.name}</p>
      )}
      <ChoiceCards
        legend={words.frequency}
        columns={3}
        choices={frequencies.map((value) => ({
          value,
          label: frequencyWords[value].label,
          hint: frequencyWords[value].every,
        }))}
        value={frequency}
        onChange={choices.chooseFrequency}
      />
      {plan.type !== 'individual' && (
        <Counter
          label={planWords.people[plan.type]}
          value={choices.people}
          onChange={choices.countPeople}
          min={minimum}
          max={maxPeople}
          hint={minimum > 1 ? words.minimum(planMembers(plan.type, minimum)) : undefined}
        />
      )}
      <p className={styles.period}>
        <span>{words.price}</span>
        <strong>
          <Price amount={price} /> <span>{frequencyWords[frequency].every}</span>
        </strong>
      </p>
      {children}
    </section>
  );
}
