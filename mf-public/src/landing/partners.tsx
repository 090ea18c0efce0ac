import { Container } from '@shared/ui';
import { partnerMarks } from './partner-marks.words';
import { words } from './landing.words';
import styles from './partners.module.css';

/** The businesses that cover their people with us, as plain word marks. */
export function Partners() {
  return (
    <section className={styles.strip} aria-labelledby="partners-title">
      <Container className={styles.inner}>
        <h2 id="partners-title" className={styles.title}>
          {words.partners}
        </h2>
        <ul className={styles.marks}>
          {partnerMarks.map(({ name, look }) => (
            <li key={name} className={styles[look]}>
              {name}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
