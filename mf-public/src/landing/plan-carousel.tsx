import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { Section } from '@shared/ui';
import { CarouselControls } from '../carousel/carousel-controls';
import { useCarousel } from '../carousel/use-carousel';
import { PlanCard } from './plan-card';
import { planCards } from './plan-cards';
import styles from './plan-carousel.module.css';

/** Autoplay of the plan cards (P9.4). */
const DELAY_MS = 2_000;

/**
 * The three plans, one after the other; all of them can be read, swiped and reached by keyboard at any time.
 */
export function PlanCarousel() {
  const [viewport, carousel] = useCarousel({ count: planCards.length, delay: DELAY_MS });
  return (
    <Section className={styles.section} surface="sunken">
      <div className={styles.layout}>
        <div className={styles.words}>
          <h2 className={styles.title}>Plans for one, for a household, for a team</h2>
          <p>Choose how often you pay: every three months, every six, or once a year.</p>
          <Link to={paths.waitlist} className={styles.waitlist}>
            Not sold in your city yet?
          </Link>
          <CarouselControls carousel={carousel} noun="plan" />
        </div>
        <div
          ref={viewport}
          className={styles.viewport}
          role="group"
          aria-roledescription="carousel"
          aria-label="Health plans"
          {...carousel.hold}
        >
          <div className={styles.track} aria-live={carousel.playing ? 'off' : 'polite'}>
            {planCards.map((plan, index) => (
              <PlanCard
                key={plan.type}
                plan={plan}
                position={`${index + 1} of ${planCards.length}`}
                current={index === carousel.index}
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
