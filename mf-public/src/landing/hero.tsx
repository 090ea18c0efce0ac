import { paths } from '@ilera/contracts';
import { Link } from '@ilera/runtime';
import { Container, FactList, Button, PageHeading } from '@ilera/ui';
import { HomeCallArt } from '../art/home-call';
import { words as common } from '../components.words';
import styles from './hero.module.css';
import { words } from './landing.words';

/** The first screen: the service, its audience, its lowest price, and the main button. */
export function Hero() {
  return (
    <section className={styles.hero} aria-label={words.hero.label}>
      <Container className={styles.inner}>
        <div>
          <PageHeading size="display" lead={words.hero.lead}>
            {words.hero.heading}
          </PageHeading>
          <div className={styles.actions}>
            <Button href={paths.signIn} size="large">
              {words.start}
            </Button>
            <Link to={paths.conditions}>{common.seeWhatWeTreat}</Link>
          </div>
          <FactList look="plain" facts={words.hero.offers} className={styles.offers} />
        </div>
        <HomeCallArt className={styles.scene} />
      </Container>
    </section>
  );
}

/** A line under the first screen that lists the service's offers. */
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
