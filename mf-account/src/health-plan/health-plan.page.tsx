import type { User } from '@shared/contracts/api';
import { hasFeature, ViewBoundary } from '@shared/runtime';
import { Head, PageHeading, Reveal, Skeleton, SkeletonGroup, Stack } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { coversOthers, planKind } from '../profile/plan-kind';
import { ProfileGate } from '../profile/profile-gate';
import { useProfile } from '../profile/use-profile';
import { Claimables } from './claimables';
import { Claims } from './claims/claims';
import { EndedPlanCard, GetStarted } from './no-plan';
import styles from './health-plan.module.css';
import { words } from './health-plan.words';
import { Members } from './members/members';
import { PaymentCard } from './payment-card';
import { PaymentHistory } from './payment-history';
import { PlanCard } from './plan-card';

/**
 * /account/health_plan, for people who manage a plan: the guard redirects beneficiaries of an employer to the
 * home.
 */
export default observer(function HealthPlanPage() {
  const profile = useProfile();
  return (
    <Stack gap={6}>
      <Head title={words.title} />
      <PageHeading>{words.heading}</PageHeading>
      <ProfileGate profile={profile} pending={<HealthPlanSkeleton />}>
        {(user) => {
          if (planKind(user) !== 'none') return <PlanPanels user={user} />;
          return user.last_package ? <PlanPanels user={user} last={user.last_package} /> : <GetStarted />;
        }}
      </ProfileGate>
    </Stack>
  );
});

/** A plan, or the one that ended last: then payments, card and claims stay visible (R4.82). */
function PlanPanels({ user, last }: { user: User; last?: NonNullable<User['last_package']> }) {
  const hasMembers = coversOthers(planKind(user));
  return (
    <div className={styles.plan}>
      <ViewBoundary>{last ? <EndedPlanCard last={last} /> : <PlanCard user={user} />}</ViewBoundary>
      <ViewBoundary>
        <PaymentCard user={user} />
      </ViewBoundary>
      {!last && (
        <Reveal duration={1000} className={hasMembers ? undefined : styles.wide}>
          <Claimables />
        </Reveal>
      )}
      <ViewBoundary>{hasFeature('claims') && <Claims userId={user.id} canClaim={!last} />}</ViewBoundary>
      {hasMembers && (
        <Reveal duration={1000}>
          <Members user={user} />
        </Reveal>
      )}
      <ViewBoundary>
        <PaymentHistory key={String(user.id)} userId={user.id} />
      </ViewBoundary>
    </div>
  );
}

function HealthPlanSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className={styles.plan}>
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  );
}
