import type { Care } from '@ilera/contracts/api';
import { formatDay } from '@ilera/format';
import { hasFeature } from '@ilera/runtime';
import { Badge, DownloadIcon, type Fact, FactList, Button, MedicineList, SaveButton, Small } from '@ilera/ui';
import type { ComponentProps } from 'react';
import styles from './care.module.css';
import { words } from './care.words';
import { VisitFiles } from './visit-files';

/**
 * One visit's care: the consultation link, the patient if the visit is for somebody else, the staff, the note, letters
 * and files.
 */
export function CareSections({
  care,
  readLetter,
  sendFiles,
}: CareProps & { sendFiles: ComponentProps<typeof VisitFiles>['send'] }) {
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
          <Button href={link}>{words.join}</Button>
        </p>
      )}
      {isAhead && !link && <Small>{words.noLink}</Small>}
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
      {hasFeature('visit-files') && <VisitFiles care={care} send={sendFiles} />}
    </div>
  );
}

interface CareProps {
  care: Care;
  /** Reads a prescription or referral as PDF. */
  readLetter: (code: string) => Promise<Blob>;
}

/** Prescriptions with their medicines, and referral letters. */
function CareLetters({ care: { prescriptions, referrals }, readLetter }: CareProps) {
  const letter = (code: string, name: string) => (
    <div>
      <SaveButton
        icon={<DownloadIcon />}
        read={() => readLetter(code)}
        name={`${name}.pdf`}
        type="application/pdf"
      >
        {words.pdf(name)}
      </SaveButton>
    </div>
  );
  return (
    <>
      {prescriptions.map(({ code, number, medicines, valid_until, withdrawn_at }) => (
        <section key={code} className={styles.part}>
          <h3>{words.prescription}</h3>
          <MedicineList medicines={medicines} />
          {withdrawn_at ? (
            <p>
              <Badge tone="error">{words.withdrawn}</Badge>
            </p>
          ) : (
            <Small>{words.validUntil(formatDay(valid_until))}</Small>
          )}
          {letter(code, number)}
        </section>
      ))}
      {referrals.map(({ code, to, reason, urgent }) => (
        <section key={code} className={styles.part}>
          <h3>{words.referral}</h3>
          <p>
            <span>{words.to(to)}</span>
          </p>
          {urgent && (
            <p>
              <Badge tone="error">{words.urgent}</Badge>
            </p>
          )}
          <p className={styles.text}>{reason}</p>
          {letter(code, code)}
        </section>
      ))}
    </>
  );
}
