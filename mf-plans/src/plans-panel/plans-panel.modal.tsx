import { planTypes } from '@ilera/format';
import { paths } from '@ilera/contracts';
import { Link } from '@ilera/runtime';
import { Button, NextIcon } from '@ilera/ui';
import { words as planWords } from '../plans/plans.words';
import styles from './plans-panel.module.css';

/** The words of the panel of plan types. */
const words = {
  lead: 'Choose whom the plan is for. Prices and benefits are on the next page.',
  whoFor: {
    individual: 'For yourself: a doctor at any hour, and medicines at a partner pharmacy.',
    family: 'For two people or more under one roof, children included.',
    smes: 'For small teams that want cover without paperwork.',
    corporate: 'For larger companies, with one bill and one list of people.',
  },
  payPerVisit: 'Pay per visit instead',
} as const;

/** The `plans` panel: the plan types, each with a link to its plans. */
export default function PlansPanelModal() {
  return (
    <div className={styles.panel}>
      <p>{words.lead}</p>
      <ul className={styles.list}>
        {planTypes.map((type) => (
          <li key={type}>
            <Link className={styles.entry} to={`${paths.healthPlans}?type=${type}`}>
              <span>
                <strong>{planWords.types[type]}</strong>
                <span className={styles.words}>{words.whoFor[type]}</span>
              </span>
              <NextIcon />
            </Link>
          </li>
        ))}
      </ul>
      <Button href={paths.conditions} variant="quiet">
        {words.payPerVisit}
      </Button>
    </div>
  );
}
