import { brand } from '@shared/contracts';
import { frequencies, frequencyWords } from '@shared/format';
import { rememberTargetFrequency } from '@shared/runtime';
import { Button, Container, Head, PageHeading, StructuredData, Tabs } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useBuyPlan } from '../buying/use-buy-plan';
import { planTypeLabels, planTypes } from '../plans/plan-type';
import { planStructuredData } from '../plans/plan-structured-data';
import { PlanListStore } from '../plans/plan-list.store';
import styles from './health-plans.module.css';
import { PlanResults } from './plan-results';
import { usePlanChoice } from './use-plan-choice';

/** `/health-plans`, for everybody: the plans of a type, at the price of a frequency (A2.3). */
export default observer(function HealthPlansPage() {
  const { type, frequency, comparing, choose } = usePlanChoice();
  const [store] = useState(() => {
    const first = new PlanListStore();
    first.showKnown(type);
    return first;
  });
  const { buy } = useBuyPlan();
  const handleBuy = (planId: string | number, people: number) => {
    rememberTargetFrequency(planId, frequency);
    buy(planId, people);
  };

  useEffect(() => {
    void store.load(type);
    return store.stop;
  }, [store, type]);

  const results = (
    <PlanResults store={store} type={type} frequency={frequency} comparing={comparing} onBuy={handleBuy} />
  );
  const prices = (
    <div className={styles.prices}>
      <Tabs
        label="Payment frequency"
        look="pill"
        className={styles.frequencies ?? ''}
        tabs={frequencies.map((id) => ({
          id,
          label: frequencyWords[id].label,
          content: id === frequency ? results : null,
        }))}
        value={frequency}
        onChange={(next) => choose({ frequency: next })}
      />
      {store.plans.length > 1 && (
        <Button
          variant="quiet"
          className={styles.view ?? ''}
          onClick={() => choose({ view: comparing ? 'cards' : 'compare' })}
        >
          {comparing ? 'Show as cards' : 'Compare side by side'}
        </Button>
      )}
    </div>
  );

  return (
    <Container className={styles.page ?? ''}>
      <Head
        title={`Health plans for you, your family and your team | ${brand.name}`}
        description="Health plans in Nigeria with a doctor by text, phone or video at any hour. Compare prices by quarter, half year or year."
      />
      <StructuredData things={planStructuredData(store.plans)} />
      <PageHeading
        size="display"
        lead="Every plan comes with virtual care 24/7: write to a doctor, call one or see one by video for the things that keep people from work and school."
      >
        There is something for everyone
      </PageHeading>
      <Tabs
        label="Who the plan is for"
        className={styles.types ?? ''}
        tabs={planTypes.map((id) => ({
          id,
          label: planTypeLabels[id],
          content: id === type ? prices : null,
        }))}
        value={type}
        onChange={(next) => choose({ type: next })}
      />
    </Container>
  );
});
