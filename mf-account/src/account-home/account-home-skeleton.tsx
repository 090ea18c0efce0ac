import { hasFeature } from '@shared/runtime';
import { Skeleton, SkeletonGroup } from '@shared/ui';
import { words } from './account-home.words';
import styles from './summary-cards.module.css';
import { QuickConsultation } from './quick-consultation';
import { RecentActivity } from './recent-activity';

/** The home while the profile loads: placeholders of the cards, and what needs no profile. */
export function AccountHomeSkeleton() {
  return (
    <>
      <SkeletonGroup label={words.loading} className={styles.cards}>
        {hasFeature('visits') && <Skeleton shape="block" height="9rem" className={styles.nextVisit} />}
        <Skeleton shape="block" height="8.5rem" />
        <Skeleton shape="block" height="8.5rem" />
      </SkeletonGroup>
      <QuickConsultation />
      <RecentActivity visits={undefined} refreshing />
    </>
  );
}
