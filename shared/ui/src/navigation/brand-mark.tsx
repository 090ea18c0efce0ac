import { Link } from '@shared/runtime';
import styles from './brand-mark.module.css';

/** The sign and the name, leading to `to`. */
export function BrandMark({ name, to, label }: { name: string; to: string; label?: string }) {
  return (
    <Link to={to} className={styles['mark']} aria-label={label}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <path d="M4 4h14a10 10 0 0 1 10 10v14H14A10 10 0 0 1 4 18Z" fill="currentColor" />
        <path d="M9 17h4l2.5-6 3.5 11 2-5h3" fill="none" className={styles['pulse']} />
      </svg>
      <span className={styles['name']}>{name}</span>
    </Link>
  );
}
