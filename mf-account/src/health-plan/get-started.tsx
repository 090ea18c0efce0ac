import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { ForwardIcon } from '@shared/ui';
import { FamilyHomeArt } from '@shared/ui/illustrations';
import { accountStrings } from '../strings';
import styles from './health-plan.module.css';

/** Shown without a plan: the whole panel is a link to the plans. */
export function GetStarted() {
  return (
    <Link to={paths.healthPlans} className={styles.start}>
      <div className={styles.startWords}>
        <h2>{accountStrings.getStarted}</h2>
        <p>
          Doctors by text, phone or video at any hour, and cover for everyday illnesses, for you and yours.
        </p>
        <span className={styles.go}>
          See the plans <ForwardIcon />
        </span>
      </div>
      <div className={styles.art}>
        <FamilyHomeArt />
      </div>
    </Link>
  );
}
