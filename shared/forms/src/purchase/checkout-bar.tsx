import { brand, paths } from '@ilera/contracts';
import { BackButton, BrandMark } from '@ilera/ui';
import styles from './purchase.module.css';

/**
 * The top of a checkout: Back, and the brand mark where the site's navigation is hidden.
 * @param fallback target of Back in a new tab
 */
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
