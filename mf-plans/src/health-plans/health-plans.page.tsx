import { brand } from '@shared/contracts';
import {
  frequencies,
  frequencyWords,
  planTypes,
  type Frequency,
  type PlanType,
  readPlanType,
} from '@shared/format';
import { useResource, useSearchParams } from '@shared/runtime';
import { Button, Container, Head, PageHeading, Tabs } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useBuyPlan } from '../buying/use-buy-plan';
import { plansOfType } from '../plans/plan';
import { words as planWords } from '../plans/plans.words';
import styles from './health-plans.module.css';
import { words } from './health-plans.words';
import { PlanResults } from './plan-results';

/** `/health-plans`, for everybody: the plans of a type, at the price of a frequency (A2.3). */
export default observer(function HealthPlansPage() {
  const { type, frequency, comparing, choose } = usePlanChoice();
  const plans = useResource(plansOfType, [type]);
  const { buy } = useBuyPlan();
  const handleBuy = (planId: string | number, people: number) => buy(planId, people, frequency);

  const results = (
    <PlanResults plans={plans} type={type} frequency={frequency} comparing={comparing} onBuy={handleBuy} />
  );
  const prices = (
    <div className={styles.prices}>
      <Tabs
        label={words.frequency}
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
      {plans.data && plans.data.length > 1 && (
        <Button
          variant="quiet"
          className={styles.view ?? ''}
          onClick={() => choose({ view: comparing ? 'cards' : 'compare' })}
        >
          {comparing ? words.asCards : words.sideBySide}
        </Button>
      )}
    </div>
  );

  return (
    <Container className={styles.page ?? ''}>
      <Head title={`${words.title} | ${brand.name}`} description={words.description} />
      <PageHeading size="display" lead={words.lead}>
        {words.heading}
      </PageHeading>
      <Tabs
        label={words.whoFor}
        className={styles.types ?? ''}
        tabs={planTypes.map((id) => ({
          id,
          label: planWords.types[id],
          content: id === type ? prices : null,
        }))}
        value={type}
        onChange={(next) => choose({ type: next })}
      />
    </Container>
  );
});

/** Type, frequency and view as the address has them, so that Back and a shared link work. */
function usePlanChoice() {
  const [query, setQuery] = useSearchParams();
  const type = readPlanType(query.get('type')) ?? 'individual';
  const frequency = frequencies.find((value) => value === query.get('frequency')) ?? 'quarter';
  const comparing = query.get('view') === 'compare';

  const choose = (choice: { type?: PlanType; frequency?: Frequency; view?: 'compare' | 'cards' }) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(choice)) {
          if (value === 'cards') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { preventScrollReset: true },
    );

  return { type, frequency, comparing, choose };
}
