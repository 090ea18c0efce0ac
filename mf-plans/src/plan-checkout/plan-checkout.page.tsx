import { brand, paths } from '@shared/contracts';
import { capitalise } from '@shared/format';
import { CheckoutBar } from '@shared/forms';
import { forgetTargetPlan, hasFeature, session, useParams, useSearchParams } from '@shared/runtime';
import {
  Container,
  FailedState,
  Head,
  LinkButton,
  Loader,
  NotFoundTags,
  PageHeading,
  useIsHydrating,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CheckoutForm } from './checkout-form';
import { readChoices, writeChoices } from './choices-in-address';
import { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';

/** `/plan-checkout/{id}?quantity={n}`, for signed-in people: package, frequency, people, details, pay (A2.4). */
export default observer(function PlanCheckoutPage() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [store] = useState(() => {
    const chosen = readChoices(query);
    return new CheckoutStore(chosen.package ?? id, chosen.quantity, chosen.frequency, chosen.start);
  });
  const { plan, offer, people, frequency } = store;
  const planId = plan && String(plan.id);
  const start = store.quotes?.start;
  // Beneficiaries cannot manage a plan (A6.1): the API refuses their requests.
  const isHydrating = useIsHydrating();
  const isCovered = !isHydrating && session.user?.employer_id != null;
  // The form has what the browser keeps, which no prerendered page has.
  const isLoading = offer.status === 'loading' || (isHydrating && offer.status === 'ready');
  const state = isCovered ? 'covered' : isLoading ? 'loading' : offer.isMissing ? 'missing' : offer.status;

  useEffect(() => {
    forgetTargetPlan(); // it led here, and is used up
    void store.load();
    return store.stop;
  }, [store]);

  useEffect(() => {
    if (planId === null) return;
    const choices = { planId, pathId: id, people, frequency, start };
    setQuery((before) => writeChoices(before, choices), { replace: true, preventScrollReset: true });
  }, [planId, id, people, frequency, start, setQuery]);

  return (
    <Container className={styles.page ?? ''}>
      <Head
        title={`${plan ? words.titleOf(plan.name) : words.title} | ${brand.name}`}
        description={words.description}
      />
      <CheckoutBar fallback={paths.healthPlans} />
      {state === 'loading' && (
        <>
          <PageHeading>{words.loadingHeading}</PageHeading>
          <Loader label={words.loading} />
        </>
      )}
      {state === 'failed' && (
        <>
          <PageHeading>{words.failedHeading}</PageHeading>
          <FailedState title={words.failed} onRetry={() => void store.load()} />
        </>
      )}
      {state === 'missing' && (
        <>
          <NotFoundTags />
          <PageHeading>{words.missingHeading}</PageHeading>
          <p>{words.missing}</p>
          <p>
            <LinkButton href={paths.healthPlans}>{words.allPlans}</LinkButton>
          </p>
        </>
      )}
      {state === 'covered' && (
        <>
          <PageHeading>{words.coveredHeading}</PageHeading>
          <p>{`${words.covered} ${hasFeature('invitations') ? words.leaveTheirs : words.askThem}`}</p>
          <p>
            <LinkButton href={paths.accountHome}>{words.toAccount}</LinkButton>
          </p>
        </>
      )}
      {state === 'ready' && plan && (
        <>
          {/* The capitalised plan type followed by "Subscription" (A2.4). */}
          <PageHeading>{words.headingOf(capitalise(plan.typeWord))}</PageHeading>
          <CheckoutForm store={store} plan={plan} />
        </>
      )}
    </Container>
  );
});
