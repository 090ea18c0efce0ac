import { Container, Skeleton, SkeletonGroup } from '@shared/ui';
import { words } from './condition.words';
import styles from './condition.module.css';

/** A placeholder in the shape of a condition, while it loads. */
export function ConditionSkeleton() {
  return (
    <Container className={styles.page}>
      <SkeletonGroup label={words.loading} className={styles.columns}>
        <div className={styles.head}>
          <Skeleton shape="heading" width="60%" />
          <Skeleton lines={3} />
        </div>
        <div className={styles.side}>
          <Skeleton shape="block" height="20rem" />
        </div>
        <div className={styles.text}>
          <Skeleton shape="heading" width="40%" />
          <Skeleton lines={5} />
        </div>
      </SkeletonGroup>
    </Container>
  );
}
