import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { ForwardIcon } from '@shared/ui';
import { FamilyHomeArt } from '@shared/ui/illustrations';
import { accountStrings } from '../strings';
import styles from './health-plan.module.css';
import { words } from './health-plan.words';

/** Shown without a plan: the whole panel is a link to the plans. */
export function GetStarted() {
  return (
    <Link to={paths.healthPlans} className={styles.start}>
      <div className={styles.startWords}>
        <h2>{accountStrings.getStarted}</h2>
        <p>{words.startLead}</p>
        <span className={styles.go}>
          {words.seePlans} <ForwardIcon />
        </span>
      </div>
      <div className={styles.art}>
        <FamilyHomeArt />
      </div>
    </Link>
  );
}
