import { paths } from '@shared/contracts';
import { LinkButton } from '@shared/ui';
import { words as common } from '../components.words';
import { facts } from '../facts.words';
import { words } from './blog-promo.words';
import styles from './blog-promo.module.css';

/** A link to the doctors beside an article. */
export function BlogPromo() {
  return (
    <aside className={styles.promo} aria-label={words.label}>
      <p className={styles.price}>{facts.messagePrice}</p>
      <h2 className={styles.title}>{words.heading}</h2>
      <p>{words.text}</p>
      <LinkButton href={paths.conditions} block>
        {common.seeWhatWeTreat}
      </LinkButton>
    </aside>
  );
}
