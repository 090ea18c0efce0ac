import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { Container, LinkButton, PageHeading } from '@shared/ui';
import { HomeCallArt } from '../art/home-call';
import { facts } from '../facts';
import styles from './hero.module.css';

const offers = [
  { price: facts.messagePrice, words: 'to message a doctor' },
  { price: facts.videoPrice, words: 'for a video call' },
  { price: facts.hours, words: 'every day of the year' },
];

/** The first screen: what the service is, for whom, from which price, and the main button. */
export function Hero() {
  return (
    <section className={styles.hero} aria-label="Welcome">
      <Container className={styles.inner}>
        <div className={styles.words}>
          <PageHeading
            size="display"
            lead="Write to a doctor or call by video, without the queue. Or take a health plan for yourself, your family or the people you employ."
          >
            See a doctor from home, from {facts.messagePrice}
          </PageHeading>
          <div className={styles.actions}>
            <LinkButton href={paths.signIn} size="large">
              Get Started
            </LinkButton>
            <Link to={paths.conditions}>See what we treat</Link>
          </div>
          <dl className={styles.offers}>
            {offers.map(({ price, words }) => (
              <div key={price}>
                <dt>{words}</dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HomeCallArt className={styles.scene} />
      </Container>
    </section>
  );
}
