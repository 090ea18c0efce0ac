import { type Frequency, type PlanType } from '@shared/format';
import { BelowTheFold, EmptyState, FailedState, Reveal, SkeletonGroup, StructuredData } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { planStructuredData } from '../plans/plan-structured-data';
import type { PlanListStore } from '../plans/plan-list.store';
import { words as planWords } from '../plans/plans.words';
import styles from './health-plans.module.css';
import { words } from './health-plans.words';
import { PlanCard } from './plan-card';
import { PlanCardSkeleton } from './plan-card-skeleton';
import { PlanComparison } from './plan-comparison';

interface Props {
  store: PlanListStore;
  type: PlanType;
  frequency: Frequency;
  comparing: boolean;
  onBuy: (planId: string | number, people: number) => void;
}

/** The plans of a type in each state: loading, failed, none, as cards, or side by side. */
export const PlanResults = observer(function PlanResults({
  store,
  type,
  frequency,
  comparing,
  onBuy,
}: Props) {
  // After a change of the address, placeholders and not the plans of the previous type.
  if (store.status === 'loading' || store.type !== type) {
    return (
      <SkeletonGroup label={words.loading} className={styles.cards}>
        <PlanCardSkeleton />
        <PlanCardSkeleton />
      </SkeletonGroup>
    );
  }
  if (store.status === 'failed') {
    return (
      <FailedState title={words.failed} onRetry={() => void store.load(type)}>
        {words.failedHint}
      </FailedState>
    );
  }
  if (store.plans.length === 0) {
    return (
      <EmptyState title={words.none} headingLevel={2}>
        {words.noneHint(planWords.types[type])}
      </EmptyState>
    );
  }
  const data = <StructuredData things={planStructuredData(store.plans)} />;
  if (comparing && store.plans.length > 1) {
    return (
      <>
        {data}
        <PlanComparison plans={store.plans} frequency={frequency} onBuy={onBuy} />
      </>
    );
  }
  const [first, ...rest] = store.plans.map((plan) => (
    <PlanCard key={plan.id} plan={plan} frequency={frequency} onBuy={onBuy} />
  ));
  return (
    <div className={styles.cards}>
      {data}
      {first}
      <BelowTheFold>
        {rest.map((card) => (
          <Reveal key={card.key} duration={1000} className={styles.place}>
            {card}
          </Reveal>
        ))}
      </BelowTheFold>
    </div>
  );
});
