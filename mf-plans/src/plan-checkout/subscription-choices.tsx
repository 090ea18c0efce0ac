import { formatNaira, frequencies, frequencyWords } from '@shared/format';
import { ChoiceCards, Counter, SelectField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PlanOffer } from '../plans/plan';
import { peopleLabel } from '../plans/plan-type';
import type { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';

/** Package, frequency and people, with their price. */
export const SubscriptionChoices = observer(function SubscriptionChoices({
  store,
  plan,
  children,
}: {
  store: CheckoutStore;
  plan: PlanOffer;
  children?: ReactNode;
}) {
  return (
    <section className={styles.choices} aria-label="Your plan">
      {store.packages.length > 1 ? (
        <SelectField
          label="Select Package"
          options={store.packages.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(plan.id)}
          onChange={(event) => store.choosePackage(event.target.value)}
        />
      ) : (
        <p className={styles.package}>{plan.name}</p>
      )}
      <ChoiceCards
        legend="Payment Frequency"
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
          label={peopleLabel(plan.type)}
          value={store.people}
          onChange={store.countPeople}
          min={store.minimum}
          max={1000}
          hint={store.minimum > 1 ? `This plan is for ${store.minimum} or more.` : undefined}
        />
      )}
      <p className={styles.period}>
        <span>Price</span>
        <strong>
          {formatNaira(store.price?.price)} {frequencyWords[store.frequency].every}
        </strong>
      </p>
      {children}
    </section>
  );
});
