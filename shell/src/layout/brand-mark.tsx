import { brand } from '@shared/contracts';
import styles from './brand-mark.module.css';

/** The word mark: a leaf-shaped pulse and the brand's name. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <path d={brand.mark.leaf} fill="currentColor" />
        <path d={brand.mark.pulse} fill="none" className={styles.pulse} />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
