import { fullName } from '@shared/format';
import { Badge, Head, PageHeading, Sentence, Skeleton, SkeletonGroup, Stack } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { coversOthers, planKind } from '../profile/plan-kind';
import { ProfileGate } from '../profile/profile-gate';
import { useProfile } from '../profile/use-profile';
import { HistoryList } from './history-list';
import styles from './history.module.css';
import { words } from './history.words';

/** /account/history, for signed-in people: one's own visits. */
export default observer(function HistoryPage() {
  const profile = useProfile();
  return (
    <Stack gap={5}>
      <Head title={words.title} />
      <PageHeading>{words.heading}</PageHeading>
      <ProfileGate profile={profile} pending={<HistorySkeleton />}>
        {(user) => (
          <>
            {coversOthers(planKind(user)) && (
              <p className={styles.whose}>
                <Badge tone="info" className={styles.badge}>
                  <Sentence text={words.whose(fullName(user))} asIs={fullName(user)} />
                </Badge>
              </p>
            )}
            <HistoryList userId={user.id} />
          </>
        )}
      </ProfileGate>
    </Stack>
  );
});

function HistorySkeleton() {
  return (
    <SkeletonGroup label={words.loading} className={styles.skeletons}>
      <Skeleton height="2.5rem" shape="block" lines={5} />
    </SkeletonGroup>
  );
}
