import { Reveal, Section } from '@shared/ui';
import styles from './how-it-works.module.css';

const steps = [
  ['Choose or describe', 'Pick your condition from the list, or say in your own words what you feel.'],
  ['Pick a day and time', 'Any time of day, by message or by video call.'],
  ['Pay once', 'You see the full price before you pay. There is nothing to subscribe to.'],
  [
    'Meet your doctor',
    'A care manager writes to you, and the doctor prescribes or refers you if you need it.',
  ],
] as const;

/** The four steps of a visit. */
export function HowItWorks() {
  return (
    <Section title="How a visit works" surface="ink">
      <Reveal>
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
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
