import { paths, visitPrice } from '@ilera/contracts';
import { Button } from '@ilera/ui';
import { words as common } from '../components.words';
import styles from './blog-promo.module.css';

/** The words of the link to the doctors. */
const words = {
  label: 'Ask a doctor',
  heading: 'Ask a doctor instead',
  text: 'Describe what is wrong and send a photo. A doctor answers, at any hour.',
} as const;

/** A link to the doctors beside an article. */
export function BlogPromo() {
  return (
    <aside className={styles.promo} aria-label={words.label}>
      <p className={styles.price}>{visitPrice.message.text}</p>
      <h2 className={styles.title}>{words.heading}</h2>
      <p>{words.text}</p>
      <Button href={paths.conditions} block>
        {common.seeWhatWeTreat}
      </Button>
    </aside>
  );
}
