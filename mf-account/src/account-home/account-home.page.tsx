import { hasFeature } from '@shared/runtime';
import { Head, PageHeading, Reveal, Stack } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { ProfileGate } from '../profile/profile-gate';
import { useProfile } from '../profile/use-profile';
import { useUser } from '../profile/use-user';
import { AccountHomeSkeleton } from './account-home-skeleton';
import { words } from './account-home.words';
import { GivenUpPlan } from './given-up-plan';
import { InvitationCard } from './invitation-card';
import { PaymentReturn } from './payment-return/payment-return';
import { ProfileBanner } from './profile-banner';
import { QuickConsultation } from './quick-consultation';
import { RecentActivity } from './recent-activity';
import { RenewalNotice } from './renewal-notice';
import { SummaryCards } from './summary-cards';
import { UnprovenNotice } from './unproven-notice';

/** /account and /account/home: the page after signing in and after paying for a plan. */
export default observer(function AccountHomePage() {
  const profile = useProfile({ fresh: true });
  const firstName = useUser()?.first_name?.trim();
  return (
    <Stack gap={6}>
      <Head title={words.title} />
      <PageHeading>{firstName ? words.helloTo(firstName) : words.hello}</PageHeading>
      <PaymentReturn onSettled={profile.reload} />
      <ProfileGate profile={profile} pending={<AccountHomeSkeleton />}>
        {(user) => (
          <>
            {user.invitation && hasFeature('invitations') && (
              <InvitationCard
                key={String(user.invitation.id)}
                invitation={user.invitation}
                onChanged={profile.reload}
              />
            )}
            <GivenUpPlan user={user} onChanged={profile.reload} />
            <UnprovenNotice user={user} />
            <RenewalNotice user={user} />
            <ProfileBanner user={user} />
            <SummaryCards user={user} onLeft={profile.reload} />
            <QuickConsultation />
            <Reveal duration={1000}>
              <RecentActivity
                visits={user.recent_appointments}
                refreshing={profile.pending}
                onRetry={profile.error ? () => void profile.refresh() : undefined}
              />
            </Reveal>
          </>
        )}
      </ProfileGate>
    </Stack>
  );
});
