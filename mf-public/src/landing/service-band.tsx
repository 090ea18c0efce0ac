import { Container } from '@shared/ui';
import { words } from './landing.words';
import styles from './service-band.module.css';

/** A line under the first screen with all that the service offers. */
export function ServiceBand() {
  return (
    <section className={styles.band} aria-label={words.services.label}>
      <Container>
        <ul className={styles.list}>
          {words.services.all.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
