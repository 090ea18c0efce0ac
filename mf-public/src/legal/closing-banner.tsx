import { interfaceState } from '@shared/runtime';
import { Button, Container } from '@shared/ui';
import { words } from './legal.words';
import styles from './closing-banner.module.css';

/** The end of a legal document: the way to the Plans modal. */
export function ClosingBanner() {
  return (
    <section className={styles.banner} aria-labelledby="closing-title">
      <Container className={styles.inner}>
        <div>
          <h2 id="closing-title">{words.endHeading}</h2>
          <p>{words.endText}</p>
        </div>
        <Button size="large" onClick={() => interfaceState.open('plans')}>
          {words.start}
        </Button>
      </Container>
    </section>
  );
}
