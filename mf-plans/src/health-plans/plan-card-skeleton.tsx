import { Skeleton } from '@shared/ui';
import styles from './plan-card.module.css';

/** The shape of a plan that is on its way. */
export function PlanCardSkeleton() {
  return (
    <div className={styles.card} data-placeholder="plan">
      <Skeleton shape="heading" width="60%" />
      <Skeleton shape="heading" width="80%" />
      <Skeleton lines={6} />
      <Skeleton shape="block" height="3.25rem" />
    </div>
  );
}
