import { brand, paths } from '@shared/contracts';
import { BackButton, BrandMark } from '@shared/ui';
import styles from './checkout.module.css';

/** Back and, where the site's navigation is hidden, whose checkout this is. */
export function CheckoutBar({ fallback }: { fallback: string }) {
  return (
    <div className={styles.bar}>
      <BackButton fallback={fallback} />
      <span className={styles.brand}>
        <BrandMark to={paths.home} label={`${brand.name}, home page`} />
      </span>
      <span className={styles.where}>Checkout</span>
    </div>
  );
}
