import { paths } from '@shared/contracts';
import { LinkButton } from '@shared/ui';
import { facts } from '../facts';
import styles from './blog-promo.module.css';

/** A link to the doctors beside an article. */
export function BlogPromo() {
  return (
    <aside className={styles.promo} aria-label="Ask a doctor">
      <p className={styles.price}>{facts.messagePrice}</p>
      <h2 className={styles.title}>Ask a doctor instead</h2>
      <p>Describe what is wrong and send a photo. A doctor answers, at any hour.</p>
      <LinkButton href={paths.conditions} block>
        See what we treat
      </LinkButton>
    </aside>
  );
}
