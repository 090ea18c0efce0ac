import { LagosOfficeArt } from '@shared/ui/illustrations';
import { Section } from '@shared/ui';
import { facts } from '../facts';
import styles from './impact.module.css';

const figures = [
  { figure: facts.lives, words: 'lives covered' },
  { figure: facts.partners, words: 'company partners' },
];

/** How many people and businesses use the service, in two figures. */
export function Impact() {
  return (
    <Section className={styles.section}>
      <div className={styles.layout}>
        <div className={styles.words}>
          <h2 className={styles.title}>Impacting Lives</h2>
          <p>
            We are a young company and count every person. These are people who no longer ask what a doctor
            costs before they ask whether they need one.
          </p>
          <div className={styles.art}>
            <LagosOfficeArt />
          </div>
        </div>
        <div className={styles.figures}>
          {figures.map(({ figure, words }) => (
            <p key={words}>
              <strong>{figure}</strong> {words}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
