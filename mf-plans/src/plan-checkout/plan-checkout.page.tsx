import { brand, paths } from '@shared/contracts';
import { forgetTargetPlan, useParams, useSearchParams } from '@shared/runtime';
import {
  BackButton,
  BrandMark,
  Container,
  FailedState,
  Head,
  LinkButton,
  Loader,
  PageHeading,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CheckoutForm } from './checkout-form';
import { CheckoutStore } from './checkout.store';
import styles from './plan-checkout.module.css';
import { headingOf } from './heading-of';

/** `/plan-checkout/{id}?quantity={n}`, for signed-in people: package, frequency, people, details, pay (A2.4). */
export default observer(function PlanCheckoutPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const [store] = useState(() => new CheckoutStore(id, quantityIn(query)));

  useEffect(() => {
    forgetTargetPlan(); // the pending choice has arrived
    void store.load();
  }, [store]);

  const { plan, status } = store;
  return (
    <Container className={styles.page ?? ''}>
      <Head
        title={`${plan ? `Checkout: ${plan.name}` : 'Checkout'} | ${brand.name}`}
        description="Subscribe to a health plan."
      />
      <div className={styles.back}>
        <BackButton fallback={paths.healthPlans} />
        <span className={styles.brand}>
          <BrandMark name={brand.name} to={paths.home} label={`${brand.name}, home page`} />
        </span>
        <span className={styles.where}>Checkout</span>
      </div>
      {status === 'loading' && (
        <>
          <PageHeading>Subscription</PageHeading>
          <Loader label="Loading your plan" />
        </>
      )}
      {status === 'failed' && (
        <>
          <PageHeading>Your checkout could not be loaded</PageHeading>
          <FailedState title="Something went wrong on the way" onRetry={() => void store.load()} />
        </>
      )}
      {status === 'missing' && (
        <>
          <PageHeading>This plan is not on sale</PageHeading>
          <p>It may have been replaced by another one.</p>
          <p>
            <LinkButton href={paths.healthPlans}>See all health plans</LinkButton>
          </p>
        </>
      )}
      {status === 'ready' && plan && (
        <>
          <PageHeading>{headingOf(plan)}</PageHeading>
          <CheckoutForm store={store} plan={plan} />
        </>
      )}
    </Container>
  );
});

function quantityIn(query: URLSearchParams): number {
  const quantity = Math.floor(Number(query.get('quantity')));
  return quantity >= 1 ? quantity : 1;
}
