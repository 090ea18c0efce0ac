import { frequencies, frequencyWords, planTypes, readPlanType } from '@ilera/format';
import { useResource } from '@ilera/runtime';
import { Button, Container, Head, PageHeading, Tabs, useQueryState } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useBuyPlan } from '../buying/use-buy-plan';
import { offersOfType } from '../plans/plan';
import { words as planWords } from '../plans/plans.words';
import styles from './health-plans.module.css';
import { words } from './health-plans.words';
import { PlanResults } from './plan-results';

const defaults = { type: 'individual', frequency: frequencies, view: ['cards', 'compare'] } as const;

/** `/health-plans`, for everybody: the plans of one type, priced for one frequency (A2.3). */
export default observer(function HealthPlansPage() {
  const [{ frequency, view, ...query }, choose] = useQueryState(defaults);
  // Accepts every spelling that links use.
  const type = readPlanType(query.type) ?? 'individual';
  const comparing = view === 'compare';
  const plans = useResource(offersOfType, [type]);
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
        className={styles.frequencies}
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
          className={styles.view}
          onClick={() => choose({ view: comparing ? 'cards' : 'compare' })}
        >
          {comparing ? words.asCards : words.sideBySide}
        </Button>
      )}
    </div>
  );

  return (
    <Container className={styles.page}>
      <Head title={words.title} description={words.description} />
      <PageHeading size="display" lead={words.lead}>
        {words.heading}
      </PageHeading>
      <Tabs
        label={words.whoFor}
        className={styles.types}
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
