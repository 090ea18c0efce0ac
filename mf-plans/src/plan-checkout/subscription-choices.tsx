import { frequencies, frequencyWords, planMembers } from '@shared/format';
import { ChoiceCards, Counter, type Elements, Price, SelectField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { PlanOffer } from '../plans/plan';
import { words as planWords } from '../plans/plans.words';
import type { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';

/** Package, frequency and people, with their price. */
export const SubscriptionChoices = observer(function SubscriptionChoices({
  store,
  plan,
  children,
}: {
  store: CheckoutStore;
  plan: PlanOffer;
  children?: Elements;
}) {
  return (
    <section className={styles.choices} aria-label={words.choices}>
      {store.packages.length > 1 ? (
        <SelectField
          label={words.package}
          options={store.packages.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(plan.id)}
          onChange={(event) => store.choosePackage(event.target.value)}
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
        value={store.frequency}
        onChange={store.chooseFrequency}
      />
      {plan.type !== 'individual' && (
        <Counter
          label={planWords.people[plan.type]}
          value={store.people}
          onChange={store.countPeople}
          min={store.minimum}
          max={1000}
          hint={store.minimum > 1 ? words.minimum(planMembers(plan.type, store.minimum)) : undefined}
        />
      )}
      <p className={styles.period}>
        <span>{words.price}</span>
        <strong>
          <Price amount={store.price?.price} /> <span>{frequencyWords[store.frequency].every}</span>
        </strong>
      </p>
      {children}
    </section>
  );
});
