import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { LinkButton, NextIcon } from '@shared/ui';
import { planTypeLabels, planTypes, type PlanType } from '../plans/plan-type';
import styles from './plans-panel.module.css';

const whoFor: Record<PlanType, string> = {
  individual: 'For yourself: a doctor at any hour, and medicines at a partner pharmacy.',
  family: 'For two people or more under one roof, children included.',
  smes: 'For small teams that want cover without paperwork.',
  corporate: 'For larger companies, with one bill and one list of people.',
};

/** The `plans` panel: whom the plans are for, each leading to its list. */
export default function PlansPanelModal() {
  return (
    <div className={styles.panel}>
      <p>Choose whom the plan is for. Prices and benefits are on the next page.</p>
      <ul className={styles.list}>
        {planTypes.map((type) => (
          <li key={type}>
            <Link className={styles.entry} to={`${paths.healthPlans}?type=${type}`}>
              <span>
                <strong>{planTypeLabels[type]}</strong>
                <span className={styles.words}>{whoFor[type]}</span>
              </span>
              <NextIcon />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton href={paths.conditions} variant="quiet">
        Pay per visit instead
      </LinkButton>
    </div>
  );
}
