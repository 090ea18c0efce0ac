import { brand, paths } from '@ilera/contracts';
import type { Frequency, PlanType } from '@ilera/format';
import type { Resource } from '@ilera/runtime';
import { BelowTheFold, EmptyState, Loaded, Reveal, siteOrigin, StructuredData, type Thing } from '@ilera/ui';
import type { PlanOffer } from '../plans/plan';
import { words as planWords } from '../plans/plans.words';
import styles from './health-plans.module.css';
import { words } from './health-plans.words';
import { PlanCard, PlanCardSkeleton } from './plan-card';
import { PlanComparison } from './plan-comparison';

interface Props {
  plans: Resource<PlanOffer[], [PlanType]>;
  type: PlanType;
  frequency: Frequency;
  comparing: boolean;
  onBuy: (planId: string | number, people: number) => void;
}

/** The plans of a type in each state: loading, failed, empty, as cards, or side by side. */
export function PlanResults({ plans: resource, type, frequency, comparing, onBuy }: Props) {
  return (
    <Loaded
      of={resource}
      words={words}
      skeleton={
        <>
          <PlanCardSkeleton />
          <PlanCardSkeleton />
        </>
      }
      skeletonClass={styles.cards}
    >
      {(plans) => {
        if (plans.length === 0) {
          return (
            <EmptyState title={words.none} headingLevel={2}>
              {words.noneHint(planWords.types[type])}
            </EmptyState>
          );
        }
        const isTable = comparing && plans.length > 1;
        const [firstCard, ...otherCards] = plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} frequency={frequency} onBuy={onBuy} />
        ));
        return (
          <>
            <StructuredData things={planStructuredData(plans)} />
            {isTable ? (
              <PlanComparison plans={plans} frequency={frequency} onBuy={onBuy} />
            ) : (
              <div className={styles.cards}>
                {firstCard}
                <BelowTheFold>
                  {otherCards.map((card) => (
                    <Reveal key={card.key} duration={1000} className={styles.place}>
                      {card}
                    </Reveal>
                  ))}
                </BelowTheFold>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** The plans as structured data, each with the price of a year for one person in naira. */
export function planStructuredData(plans: readonly PlanOffer[]): Thing[] {
  const url = siteOrigin() + paths.healthPlans;
  return plans.map(({ name, benefits, prices }) => ({
    '@type': 'Product',
    name,
    description: benefits.map((benefit) => benefit.replace(/[[\]]/g, '')).join('. '),
    category: planWords.category,
    brand: { '@type': 'Brand', name: brand.name },
    offers: { '@type': 'Offer', price: prices.annual, priceCurrency: 'NGN', url },
  }));
}
