import { Avatar, Container } from '@ilera/ui';
import { CarouselControls } from '../carousel/carousel-controls';
import { useCarousel } from '../carousel/use-carousel';
import { stories, words } from './landing.words';
import styles from './testimonials.module.css';

/** Autoplay interval of the testimonials (P9.4). */
const delayMs = 2_500;

/** Two testimonials that fade into each other. */
export function Testimonials() {
  const { frame, carousel } = useCarousel({ count: stories.length, delay: delayMs, fades: true });
  return (
    <section className={styles.section} aria-labelledby="stories-title">
      <Container className={styles.inner}>
        <h2 id="stories-title" className={styles.heading}>
          {words.stories.heading}
        </h2>
        <div {...frame} className={styles.viewport} aria-label={words.stories.label}>
          <div className={styles.track} aria-live={carousel.playing ? 'off' : 'polite'}>
            {stories.map(({ name, role, text }, index) => (
              <figure
                key={name}
                className={styles.slide}
                aria-hidden={index === carousel.index ? undefined : true}
              >
                <blockquote className={styles.text}>{text}</blockquote>
                <figcaption className={styles.person}>
                  <Avatar name={name} size="large" />
                  <span>
                    <strong translate="no">{name}</strong>
                    <br />
                    <span>{role}</span>
                  </span>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
        <CarouselControls carousel={carousel} noun={words.stories.noun} />
      </Container>
    </section>
  );
}
