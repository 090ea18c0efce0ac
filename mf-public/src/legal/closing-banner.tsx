import { interfaceState } from '@shared/runtime';
import { Button, Container } from '@shared/ui';
import styles from './closing-banner.module.css';

/** The end of a legal document: the way to the Plans modal. */
export function ClosingBanner() {
  return (
    <section className={styles.banner} aria-labelledby="closing-title">
      <Container className={styles.inner}>
        <div>
          <h2 id="closing-title">Transform your health today</h2>
          <p>Plans for one person, a family or a whole team.</p>
        </div>
        <Button size="large" onClick={() => interfaceState.open('plans')}>
          Get Started
        </Button>
      </Container>
    </section>
  );
}
