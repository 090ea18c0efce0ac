import { paths } from '@shared/contracts';
import { Link } from '@shared/runtime';
import { Section } from '@shared/ui';
import { CarouselControls } from '../carousel/carousel-controls';
import { words as carouselWords } from '../carousel/carousel.words';
import { useCarousel } from '../carousel/use-carousel';
import { PlanCard } from './plan-card';
import { planCards } from './plan-cards.words';
import { words } from './landing.words';
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
          <h2 className={styles.title}>{words.plans.heading}</h2>
          <p>{words.plans.text}</p>
          <Link to={paths.waitlist} className={styles.waitlist}>
            {words.plans.notHere}
          </Link>
          <CarouselControls carousel={carousel} noun={words.plans.noun} />
        </div>
        <div
          ref={viewport}
          className={styles.viewport}
          role="group"
          aria-roledescription={carouselWords.carousel}
          aria-label={words.plans.label}
          {...carousel.hold}
        >
          <div className={styles.track} aria-live={carousel.playing ? 'off' : 'polite'}>
            {planCards.map((plan, index) => (
              <PlanCard
                key={plan.type}
                plan={plan}
                position={carouselWords.position(index + 1, planCards.length)}
                current={index === carousel.index}
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
