import { brand } from '@shared/contracts';
import type { User } from '@shared/contracts/api';
import { Head, PageHeading, Skeleton, SkeletonGroup, Stack } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { coversOthers, planKind } from '../profile/plan-kind';
import { ProfileGate } from '../profile/profile-gate';
import { useProfile } from '../profile/use-profile';
import { Claimables } from './claimables/claimables';
import { GetStarted } from './get-started';
import styles from './health-plan.module.css';
import { Members } from './members/members';
import { PaymentCard } from './payment-card/payment-card';
import { PaymentHistory } from './payments/payment-history';
import { PlanCard } from './plan-card/plan-card';

/** /account/health_plan, for who manages a plan: beneficiaries of an employer are sent home by the guard. */
export default observer(function HealthPlanPage() {
  const profile = useProfile();
  return (
    <Stack gap={6}>
      <Head title={`Health plan | ${brand.name}`} />
      <PageHeading>Health plan</PageHeading>
      <ProfileGate profile={profile} pending={<HealthPlanSkeleton />}>
        {(user) => (planKind(user) === 'none' ? <GetStarted /> : <ManagedPlan user={user} />)}
      </ProfileGate>
    </Stack>
  );
});

function ManagedPlan({ user }: { user: User }) {
  const hasMembers = coversOthers(planKind(user));
  return (
    <div className={styles.plan}>
      <PlanCard user={user} />
      <PaymentCard card={user.card} />
      <div className={hasMembers ? undefined : styles.wide}>
        <Claimables />
      </div>
      {hasMembers && <Members user={user} />}
      <PaymentHistory key={String(user.id)} userId={user.id} />
    </div>
  );
}

function HealthPlanSkeleton() {
  return (
    <SkeletonGroup label="Loading your plan" className={styles.plan}>
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  );
}
