import { LagosOfficeArt } from '@shared/ui/illustrations';
import { Section } from '@shared/ui';
import { words } from './landing.words';
import styles from './impact.module.css';

/** How many people and businesses use the service, in two figures. */
export function Impact() {
  return (
    <Section className={styles.section}>
      <div className={styles.layout}>
        <div className={styles.words}>
          <h2 className={styles.title}>{words.impact.heading}</h2>
          <p>{words.impact.text}</p>
          <div className={styles.art}>
            <LagosOfficeArt />
          </div>
        </div>
        <div className={styles.figures}>
          {words.impact.figures.map(({ figure, text }) => (
            <p key={text}>
              <strong>{figure}</strong> <span>{text}</span>
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
