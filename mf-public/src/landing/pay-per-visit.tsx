import { paths } from '@ilera/contracts';
import { Button, Section } from '@ilera/ui';
import { words } from './landing.words';
import styles from './pay-per-visit.module.css';

/** The price and course of one visit. The footer's Speak to a Doctor leads here. */
export function PayPerVisit() {
  return (
    <Section id="pay-per-visit" className={styles.section} surface="tint">
      <div className={styles.layout}>
        <div className={styles.art} />
        <div>
          <h2 className={styles.title}>{words.visit.heading}</h2>
          <p className={styles.lead}>{words.visit.lead}</p>
          <dl className={styles.tariff}>
            {words.visit.tariff.map(({ name, price, text }) => (
              <div key={name} className={styles.row}>
                <dt>{name}</dt>
                <dd className={styles.price}>{price}</dd>
                <dd className={styles.note}>{text}</dd>
              </div>
            ))}
          </dl>
          <Button href={paths.signIn} size="large">
            {words.visit.speak}
          </Button>
          <p className={styles.after}>{words.visit.after}</p>
        </div>
      </div>
    </Section>
  );
}
