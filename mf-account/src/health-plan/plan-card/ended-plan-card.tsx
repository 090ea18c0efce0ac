import { paths, pathTo } from '@shared/contracts';
import type { User } from '@shared/contracts/api';
import { formatDay } from '@shared/format';
import { Card, LinkButton } from '@shared/ui';
import { planTypeName } from '../../profile/plan-kind';
import styles from './plan-card.module.css';

/** The plan that ended last, with links to renew it or to choose another. */
export function EndedPlanCard({ last }: { last: NonNullable<User['last_package']> }) {
  const { plan, people, ended_at } = last;
  return (
    <Card as="section" look="sunken" className={styles.card}>
      <h2 className={styles.type}>{planTypeName(plan.type)} plan</h2>
      <p className={styles.name}>{plan.name}</p>
      <p className={styles.renewal}>Ended: {formatDay(ended_at)}</p>
      <p>You are not covered at the moment. What you paid and claimed stays here.</p>
      <div className={styles.actions}>
        <LinkButton size="small" href={pathTo.planCheckout(plan.id, people)}>
          Renew
        </LinkButton>
        <LinkButton size="small" variant="secondary" href={paths.healthPlans}>
          See the plans
        </LinkButton>
      </div>
    </Card>
  );
}
