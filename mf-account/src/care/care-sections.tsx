import { LinkButton } from '@shared/ui';
import { type Fact, FactList } from '../components/fact-list';
import { CareLetters, type CareProps } from './care-letters';
import styles from './care.module.css';
import { words } from './care.words';

/** The link to the consultation, whom it is for where that is somebody else, who cares, the note, and the letters of one visit. */
export function CareSections({ care, readLetter }: CareProps) {
  const { link, state, patient, doctor, care_manager, note } = care;
  const isAhead = state === 'waiting' || state === 'started';
  const people: Fact[] = [
    [words.patient, patient],
    [words.doctor, doctor && [doctor.name, doctor.specialty].filter(Boolean).join(', ')],
    [words.careManager, care_manager],
  ];
  const parts: Fact[] = note
    ? [
        [words.summary, note.summary],
        [words.selfCare, note.self_care],
        [words.comeBack, note.come_back],
      ]
    : [];
  return (
    <div className={styles.care}>
      {link && (
        <p>
          <LinkButton href={link}>{words.join}</LinkButton>
        </p>
      )}
      {isAhead && !link && <p className={styles.small}>{words.noLink}</p>}
      <FactList facts={people} asIs />
      {note && (
        <section className={styles.part}>
          <h3>{words.note}</h3>
          <div className={styles.text}>
            <FactList look="stacked" facts={parts} />
          </div>
        </section>
      )}
      <CareLetters care={care} readLetter={readLetter} />
    </div>
  );
}
