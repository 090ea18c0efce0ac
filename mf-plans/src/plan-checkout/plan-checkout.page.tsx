import { paths } from '@ilera/contracts';
import { capitalise } from '@ilera/format';
import { CheckoutBar } from '@ilera/forms';
import {
  forgetTargetPlan,
  hasFeature,
  session,
  useParams,
  useResource,
  useSearchParams,
} from '@ilera/runtime';
import {
  Container,
  FailedState,
  Head,
  Button,
  Loader,
  NotFoundTags,
  PageHeading,
  useIsHydrating,
} from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { planById, offersOfType } from '../plans/plan';
import { CheckoutForm } from './checkout-form';
import styles from './plan-checkout.module.css';
import { words } from './plan-checkout.words';
import { packagesWith } from './subscription';

/** `/plan-checkout/{id}?quantity={n}`, for signed-in people: package, frequency, people, details, pay (A2.4). */
export default observer(function PlanCheckoutPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // The plan to load first, which may differ from the path's; other plans are chosen from the loaded ones.
  const [initialId] = useState(() => query.get('package') ?? id);
  const offer = useResource(planById, [initialId]);
  const { data: plan } = offer;
  const { data: listed = [] } = useResource(offersOfType, plan ? [plan.type] : null);
  // Beneficiaries cannot manage a plan (A6.1): the API refuses their requests.
  const isHydrating = useIsHydrating();
  const isCovered = !isHydrating && session.user?.employer_id != null;
  // The form holds drafts of the browser, which no prerendered page has.
  const isLoading = offer.status === 'loading' || (isHydrating && offer.status === 'ready');
  const state = isCovered ? 'covered' : isLoading ? 'loading' : offer.isMissing ? 'missing' : offer.status;

  const headings: Partial<Record<typeof state, string>> = {
    loading: words.loadingHeading,
    failed: words.failedHeading,
    missing: words.missingHeading,
    covered: words.coveredHeading,
    // The capitalised plan type followed by "Subscription" (A2.4).
    ready: words.headingOf(capitalise(plan?.typeWord)),
  };

  useEffect(() => forgetTargetPlan(), []); // the plan led here and is no longer pending

  return (
    <Container className={styles.page}>
      <Head title={plan ? words.titleOf(plan.name) : words.title} description={words.description} />
      <CheckoutBar fallback={paths.healthPlans} />
      <PageHeading>{headings[state]}</PageHeading>
      {state === 'loading' && <Loader label={words.loading} />}
      {state === 'failed' && <FailedState failure={offer.failure} onRetry={offer.reload} />}
      {state === 'missing' && (
        <>
          <NotFoundTags />
          <p>{words.missing}</p>
          <p>
            <Button href={paths.healthPlans}>{words.allPlans}</Button>
          </p>
        </>
      )}
      {state === 'covered' && (
        <>
          <p>{`${words.covered} ${hasFeature('invitations') ? words.leaveTheirs : words.askThem}`}</p>
          <p>
            <Button href={paths.accountHome}>{words.toAccount}</Button>
          </p>
        </>
      )}
      {state === 'ready' && plan && (
        <CheckoutForm offer={plan} packages={packagesWith(plan, listed)} pathId={id} />
      )}
    </Container>
  );
});
