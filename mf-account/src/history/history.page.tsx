import { fullName } from '@ilera/format';
import { Badge, Sentence, Skeleton, SkeletonGroup } from '@ilera/ui';
import { AccountPage } from '../profile/account-page';
import { coversOthers, planKind } from '../profile/plan-kind';
import { HistoryList } from './history-list';
import styles from './history.module.css';
import { words } from './history.words';

/** /account/history, for signed-in people: their visits. */
export default function HistoryPage() {
  const pending = (
    <SkeletonGroup label={words.loading} className={styles.skeletons}>
      <Skeleton height="2.5rem" shape="block" lines={5} />
    </SkeletonGroup>
  );
  return (
    <AccountPage heading={words.heading} pending={pending}>
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
    </AccountPage>
  );
}
