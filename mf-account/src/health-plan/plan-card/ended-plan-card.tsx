import { paths, pathTo } from '@shared/contracts';
import type { User } from '@shared/contracts/api';
import { formatDay } from '@shared/format';
import { Card, LinkButton } from '@shared/ui';
import { words as common } from '../../components/components.words';
import { planTypeName } from '../../profile/plan-kind';
import styles from './plan-card.module.css';
import { words } from './plan-card.words';

/** The plan that ended last, with links to renew it or to choose another. */
export function EndedPlanCard({ last }: { last: NonNullable<User['last_package']> }) {
  const { plan, people, ended_at } = last;
  return (
    <Card as="section" look="sunken" className={styles.card}>
      <h2 className={styles.type}>{words.kind(planTypeName(plan.type))}</h2>
      <p className={styles.name}>{plan.name}</p>
      <p className={styles.renewal}>{words.ended(formatDay(ended_at))}</p>
      <p>{words.notCovered}</p>
      <div className={styles.actions}>
        <LinkButton size="small" href={pathTo.planCheckout(plan.id, people)}>
          {common.renew}
        </LinkButton>
        <LinkButton size="small" variant="secondary" href={paths.healthPlans}>
          {words.seePlans}
        </LinkButton>
      </div>
    </Card>
  );
}
