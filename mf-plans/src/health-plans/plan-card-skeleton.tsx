import { Skeleton } from '@shared/ui';
import styles from './plan-card.module.css';

/** A placeholder in the shape of a plan card, while plans load. */
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
