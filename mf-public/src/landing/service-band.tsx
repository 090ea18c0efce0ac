import { Container } from '@shared/ui';
import styles from './service-band.module.css';

const services = [
  'Online consultations',
  'Employee benefits',
  'Health coverage',
  'HMO',
  'E-prescription',
  'Quick consultation by clinicians',
];

/** A line under the first screen with all that the service offers. */
export function ServiceBand() {
  return (
    <section className={styles.band} aria-label="What we do">
      <Container>
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
