import { brand } from '@shared/contracts';
import { Link } from '@shared/runtime';
import styles from './brand-mark.module.css';

/** The sign and the name, leading to `to`. */
export function BrandMark({ name, to, label }: { name: string; to: string; label?: string }) {
  return (
    <Link to={to} className={styles.mark} aria-label={label}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <path d={brand.mark.leaf} fill="currentColor" />
        <path d={brand.mark.pulse} fill="none" className={styles.pulse} />
      </svg>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
