import { Reveal, Section } from '@shared/ui';
import { words } from './conditions.words';
import styles from './how-it-works.module.css';

/** The four steps of a visit. */
export function HowItWorks() {
  return (
    <Section title={words.steps.heading} surface="ink">
      <Reveal>
        <ol className={styles.steps}>
          {words.steps.all.map(([title, text]) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  );
}
