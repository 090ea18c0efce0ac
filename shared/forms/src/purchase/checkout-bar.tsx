import { brand, paths } from '@ilera/contracts';
import { BackButton, BrandMark } from '@ilera/ui';
import styles from './purchase.module.css';

/**
 * The head of a checkout: Back, and the brand mark where the site's navigation is hidden.
 * @param fallback where Back leads in a new tab
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
