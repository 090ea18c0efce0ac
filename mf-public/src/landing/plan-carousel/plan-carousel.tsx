import { paths } from '@ilera/contracts';
import { Link } from '@ilera/runtime';
import { CheckList, cx, ForwardIcon, Section } from '@ilera/ui';
import { CarouselControls } from '../../carousel/carousel-controls';
import { words as carouselWords } from '../../carousel/carousel.words';
import { useCarousel } from '../../carousel/use-carousel';
import { type PlanCardData, planCards } from '../landing-lists.words';
import { words } from '../landing.words';
import card from './plan-card.module.css';
import styles from './plan-carousel.module.css';

/** Autoplay interval of the plan cards (P9.4). */
const delayMs = 2_000;

/** A carousel of the three plans; each can be read, swiped to and reached by keyboard at any time. */
export function PlanCarousel() {
  const { frame, carousel } = useCarousel({ count: planCards.length, delay: delayMs });
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
        <div {...frame} className={styles.viewport} aria-label={words.plans.label}>
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

interface Props {
  plan: PlanCardData;
  /** `1 of 3`. */
  position: string;
  current: boolean;
}

/** One slide: the plan's type, tag, description and four points, and a link to learn more. */
function PlanCard({ plan, position, current }: Props) {
  return (
    <div
      role="group"
      aria-roledescription={carouselWords.slide}
      aria-label={position}
      data-current={current || undefined}
      className={cx(card.card, card[plan.type])}
    >
      <div className={card.head}>
        <p className={card.type}>{plan.name}</p>
        <p className={card.tag}>{plan.tag}</p>
      </div>
      <h3 className={card.title}>{plan.title}</h3>
      <p className={card.subtitle}>{plan.subtitle}</p>
      <CheckList items={plan.points} className={card.points} />
      <Link to={paths.signIn} className={card.more}>
        {words.plans.more}
        <ForwardIcon />
      </Link>
    </div>
  );
}
