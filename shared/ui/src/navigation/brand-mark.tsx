import { brand } from '@ilera/contracts';
import { Link } from '@ilera/runtime';
import { cx } from '../cx';
import styles from './brand-mark.module.css';

/** The logo with the brand's name; with `to` a link, named `label` if the brand's name does not describe the target. */
export function BrandMark({ to, label }: { to?: string; label?: string }) {
  const content = (
    <>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <path d={brand.mark.leaf} fill="currentColor" />
        <path d={brand.mark.pulse} fill="none" className={styles.pulse} />
      </svg>
      <span className={styles.name} translate="no">
        {brand.name}
      </span>
    </>
  );
  if (to === undefined) return <span className={styles.mark}>{content}</span>;
  return (
    <Link to={to} className={cx(styles.mark, styles.link)} aria-label={label}>
      {content}
    </Link>
  );
}
