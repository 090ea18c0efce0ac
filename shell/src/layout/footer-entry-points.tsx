import { interfaceState, Link } from '@shared/runtime';
import { ForwardIcon } from '@shared/ui';
import { entryPoints } from '../navigation/navigation.words';
import styles from './footer-entry-points.module.css';

/** The footer's three ways in: individuals, employers and providers, each with a start of its own. */
export function FooterEntryPoints() {
  return (
    <div className={styles.band}>
      <ul className={styles.points}>
        {entryPoints.map((point) => (
          <li key={point.label}>
            {'to' in point ? (
              <Link to={point.to} className={styles.point}>
                <strong>{point.label}</strong>
                <ForwardIcon />
              </Link>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                className={styles.point}
                onClick={() => interfaceState.open(point.overlay)}
              >
                <strong>{point.label}</strong>
                <ForwardIcon />
              </button>
            )}
            <p>{point.hint}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
