import { interfaceState, Link } from '@shared/runtime';
import { ForwardIcon } from '@shared/ui';
import styles from './footer-entry-points.module.css';
import { entryPoints } from '../navigation/navigation-entries';

/** The footer's three ways in: individuals, employers and providers, each with a start of its own. */
export function FooterEntryPoints() {
  const { individuals, employers, providers } = entryPoints;
  return (
    <div className={styles.band}>
      <ul className={styles.points}>
        <li>
          <Link to={individuals.to} className={styles.point}>
            <strong>{individuals.label}</strong>
            <ForwardIcon />
          </Link>
          <p>{individuals.hint}</p>
        </li>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.point}
            onClick={() => interfaceState.open('employerSignUp')}
          >
            <strong>{employers.label}</strong>
            <ForwardIcon />
          </button>
          <p>{employers.hint}</p>
        </li>
        <li>
          <Link to={providers.to} className={styles.point}>
            <strong>{providers.label}</strong>
            <ForwardIcon />
          </Link>
          <p>{providers.hint}</p>
        </li>
      </ul>
    </div>
  );
}
