import type { User } from '@ilera/contracts/api';
import { hasFeature, ViewBoundary } from '@ilera/runtime';
import { Reveal, Skeleton, SkeletonGroup } from '@ilera/ui';
import { AccountPage } from '../profile/account-page';
import { coversOthers, planKind } from '../profile/plan-kind';
import { Claimables } from './claimables';
import Claims from './claims/claims';
import { EndedPlanCard, GetStarted } from './no-plan';
import styles from './health-plan.module.css';
import { words } from './health-plan.words';
import { Members } from './members/members';
import { PaymentCard } from './payment-card';
import { PaymentHistory } from './payment-history';
import { PlanCard } from './plan-card';

/** /account/health_plan, for people who manage a plan; the guard redirects an employer's beneficiaries to the home. */
export default function HealthPlanPage() {
  const pending = (
    <SkeletonGroup label={words.loading} className={styles.plan}>
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  );
  return (
    <AccountPage heading={words.heading} pending={pending}>
      {(user) => {
        if (planKind(user) !== 'none') return <PlanPanels user={user} />;
        return user.last_package ? <PlanPanels user={user} isEnded /> : <GetStarted />;
      }}
    </AccountPage>
  );
}

/** A current plan, or the last one after its end: payments, card and claims stay visible (R4.82). */
function PlanPanels({ user, isEnded = false }: { user: User; isEnded?: boolean }) {
  // Members stay on a plan that has ended, or that now covers only its holder, until they are removed (R4.75).
  const hasMembers = coversOthers(planKind(user)) || (hasFeature('invitations') && user.employees_count > 0);
  return (
    <div className={styles.plan}>
      <ViewBoundary>{isEnded ? <EndedPlanCard user={user} /> : <PlanCard user={user} />}</ViewBoundary>
      <ViewBoundary>
        <PaymentCard user={user} />
      </ViewBoundary>
      {!isEnded && (
        <Reveal duration={1000} className={hasMembers ? undefined : styles.wide}>
          <Claimables />
        </Reveal>
      )}
      <ViewBoundary>{hasFeature('claims') && <Claims canClaim={!isEnded} />}</ViewBoundary>
      {hasMembers && (
        <Reveal duration={1000} className={isEnded ? styles.wide : undefined}>
          <Members user={user} />
        </Reveal>
      )}
      <ViewBoundary>
        <PaymentHistory userId={user.id} />
      </ViewBoundary>
    </div>
  );
}
