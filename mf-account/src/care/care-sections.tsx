import type { Care } from '@shared/contracts/api';
import { formatDay } from '@shared/format';
import { failureText, hasFeature } from '@shared/runtime';
import { Badge, Button, DownloadIcon, ErrorLine, LinkButton } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { type Fact, FactList } from '../components/fact-list';
import { useSaving } from '../components/use-saving';
import styles from './care.module.css';
import { words } from './care.words';
import { VisitFiles } from './visit-files';

/** The link to the consultation, whom it is for where that is somebody else, who cares, the note, the letters and the files of one visit. */
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
      {hasFeature('visit-files') && <VisitFiles care={care} send={sendFiles} />}
    </div>
  );
}

interface Props {
  /** The letter as PDF. */
  read: () => Promise<Blob>;
  name: string;
}

/** Saves a prescription or a referral as PDF. */
const LetterButton = observer(function LetterButton({ read, name }: Props) {
  const { busy, failure, run } = useSaving();
  const handleClick = () => void run(read, `${name}.pdf`, 'application/pdf');
  return (
    <div>
      <Button variant="secondary" icon={<DownloadIcon />} busy={busy} onClick={handleClick}>
        {words.pdf(name)}
      </Button>
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </div>
  );
});

interface CareProps {
  care: Care;
  /** A prescription or referral as PDF. */
  readLetter: (code: string) => Promise<Blob>;
}

/** Prescriptions with their medicines, and referral letters. */
function CareLetters({ care: { prescriptions, referrals }, readLetter }: CareProps) {
  return (
    <>
      {prescriptions.map(({ code, number, medicines, valid_until, withdrawn_at }) => (
        <section key={code} className={styles.part}>
          <h3>{words.prescription}</h3>
          <ul className={styles.medicines}>
            {medicines.map(({ name, strength, dose, times, days }, index) => (
              <li key={index}>
                <strong translate="no">{`${name} ${strength}`}</strong>
                <span>{words.taken(dose, times, days)}</span>
              </li>
            ))}
          </ul>
          {withdrawn_at ? (
            <p>
              <Badge tone="error">{words.withdrawn}</Badge>
            </p>
          ) : (
            <p className={styles.small}>{words.validUntil(formatDay(valid_until))}</p>
          )}
          <LetterButton read={() => readLetter(code)} name={number} />
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
          <LetterButton read={() => readLetter(code)} name={code} />
        </section>
      ))}
    </>
  );
}
