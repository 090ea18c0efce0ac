import { paths } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { hasFeature, Link, ViewBoundary } from '@ilera/runtime';
import { Button, lazyComponent, Notice, Reveal, Skeleton, SkeletonGroup } from '@ilera/ui';
import { ConsultChatArt } from '@ilera/ui/illustrations';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { AccountPage } from '../profile/account-page';
import { useUser } from '../profile/use-profile';
import { accountStrings } from '../strings';
import { words } from './account-home.words';
import { GivenUpPlan } from './given-up-plan';
import { InvitationCard } from './invitation-card';
import { PaymentReturn } from './payment-return/payment-return';
import { RecentActivity } from './recent-activity';
import { SummaryCards } from './summary-cards';
import styles from './account-home.module.css';
import { RenewalNotice, UnprovenNotice } from './home-notices';

/** /account and /account/home: the page after a sign-in and after the payment of a plan. */
export default observer(function AccountHomePage() {
  const firstName = useUser()?.first_name?.trim();
  return (
    <AccountPage
      heading={firstName ? words.helloTo(firstName) : words.hello}
      title={words.title}
      fresh
      before={(profile) => <PaymentReturn onSettled={() => profile.reload({ outdated: true })} />}
      pending={<AccountHomeSkeleton />}
    >
      {(user, profile) => (
        <>
          {user.invitation && hasFeature('invitations') && (
            <InvitationCard key={String(user.invitation.id)} invitation={user.invitation} />
          )}
          <GivenUpPlan user={user} />
          <UnprovenNotice user={user} />
          <RenewalNotice user={user} />
          <ProfileBanner user={user} />
          <SummaryCards user={user} />
          <MemberClaims user={user} />
          <QuickConsultation />
          <Reveal duration={1000}>
            <RecentActivity
              visits={user.recent_appointments}
              refreshing={profile.status === 'loading'}
              failure={profile.status === 'failed' ? profile.failure : null}
              onRetry={profile.reload}
            />
          </Reveal>
        </>
      )}
    </AccountPage>
  );
});

/** The home while the profile loads: placeholder cards, and the parts that need no profile. */
function AccountHomeSkeleton() {
  return (
    <>
      <SkeletonGroup label={words.loading} className={styles.cards}>
        {hasFeature('visits') && <Skeleton shape="block" height="9rem" className={styles.nextVisit} />}
        <Skeleton shape="block" height="8.5rem" />
        <Skeleton shape="block" height="8.5rem" />
      </SkeletonGroup>
      <QuickConsultation />
      <RecentActivity refreshing />
    </>
  );
}

/** A link to the profile form, shown while sex or country is missing (A2.13). */
function ProfileBanner({ user }: { user: User }) {
  if (user.sex && user.country_id) return null;
  return (
    <Notice tone="warning" action={<Link to={paths.accountSettings}>{words.updateProfile}</Link>}>
      {accountStrings.updateProfile}
    </Notice>
  );
}

const Claims = lazyComponent(() => import(/* webpackChunkName: "claims" */ '../health-plan/claims/claims'));

/** The claims of an earlier plan, for people on another person's plan, whom the plan's page redirects here. */
function MemberClaims({ user }: { user: User }) {
  if (user.employer_id == null || !hasFeature('claims')) return null;
  return (
    <ViewBoundary>
      <Suspense>
        <Claims canClaim={false} hidesNone />
      </Suspense>
    </ViewBoundary>
  );
}

/** A link to booking a consultation, the most common reason for opening the account. */
function QuickConsultation() {
  return (
    <section className={styles.block} aria-labelledby="quick-consultation">
      <div className={styles.words}>
        <h2 id="quick-consultation">{words.quickHeading}</h2>
        <p className={styles.lead}>{words.quickLead}</p>
        <Button href={paths.accountCondition}>{words.schedule}</Button>
      </div>
      <div className={styles.art}>
        <ConsultChatArt />
      </div>
    </section>
  );
}
