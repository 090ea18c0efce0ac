import { brand, paths } from '@shared/contracts';
import { CheckoutBar } from '@shared/forms';
import { frequencies } from '@shared/format';
import {
  forgetTargetPlan,
  hasFeature,
  session,
  takeTargetFrequency,
  useParams,
  useSearchParams,
} from '@shared/runtime';
import { Container, FailedState, Head, LinkButton, Loader, PageHeading, useIsHydrating } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CheckoutForm } from './checkout-form';
import { readChoices, writeChoices } from './choices-in-address';
import { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';
import { headingOf } from './heading-of';

/** `/plan-checkout/{id}?quantity={n}`, for signed-in people: package, frequency, people, details, pay (A2.4). */
export default observer(function PlanCheckoutPage() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [store] = useState(() => {
    const chosen = readChoices(query);
    const kept = takeTargetFrequency(id);
    const frequency = chosen.frequency ?? frequencies.find((known) => known === kept);
    return new CheckoutStore(chosen.package ?? id, chosen.quantity, undefined, frequency);
  });
  const { plan, status, people, frequency } = store;
  const planId = plan && String(plan.id);
  // Beneficiaries cannot manage a plan (A6.1): the API refuses their requests.
  const isHydrating = useIsHydrating();
  const state = !isHydrating && session.user?.employer_id != null ? 'covered by others' : status;

  useEffect(() => {
    forgetTargetPlan(); // it led here, and is used up
    void store.load();
  }, [store]);

  useEffect(() => {
    if (planId === null) return;
    const choices = { planId, pathId: id, people, frequency };
    setQuery((before) => writeChoices(before, choices), { replace: true, preventScrollReset: true });
  }, [planId, id, people, frequency, setQuery]);

  return (
    <Container className={styles.page ?? ''}>
      <Head
        title={`${plan ? `Checkout: ${plan.name}` : 'Checkout'} | ${brand.name}`}
        description="Subscribe to a health plan."
      />
      <CheckoutBar fallback={paths.healthPlans} />
      {state === 'loading' && (
        <>
          <PageHeading>Subscription</PageHeading>
          <Loader label="Loading your plan" />
        </>
      )}
      {state === 'failed' && (
        <>
          <PageHeading>Your checkout could not be loaded</PageHeading>
          <FailedState title="Something went wrong on the way" onRetry={() => void store.load()} />
        </>
      )}
      {state === 'missing' && (
        <>
          <PageHeading>This plan is not on sale</PageHeading>
          <p>It may have been replaced by another one.</p>
          <p>
            <LinkButton href={paths.healthPlans}>See all health plans</LinkButton>
          </p>
        </>
      )}
      {state === 'covered by others' && (
        <>
          <PageHeading>Your cover is managed for you</PageHeading>
          <p>
            Whoever added you to their plan pays for it and renews it, so you cannot buy one yourself. To have
            a plan of your own,{' '}
            {hasFeature('invitations')
              ? 'leave theirs on the home page of your account first.'
              : 'ask them to take you off theirs first.'}
          </p>
          <p>
            <LinkButton href={paths.accountHome}>Go to my account</LinkButton>
          </p>
        </>
      )}
      {state === 'ready' && plan && (
        <>
          <PageHeading>{headingOf(plan)}</PageHeading>
          <CheckoutForm store={store} plan={plan} />
        </>
      )}
    </Container>
  );
});
