import type { ClinicVisit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { FormDisclosure } from '@ilera/forms';
import { DownloadIcon, type Elements, SaveButton, Small } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../../components/block';
import { askClinic } from '../../desk/ask-clinic';
import { useHadUnsavedText } from '../../desk/unsaved';
import { GivenAway } from '../given-away';
import styles from '../visit.module.css';
import { mayWrite } from '../visit-record';
import { letterWords } from '../visit.words';

interface Props {
  visit: ClinicVisit;
  words: { title: string; none: string; write: string };
  /** The letters as list items. */
  children: readonly Elements[];
  form: (close: () => void) => Elements;
}

/** The letters of one kind, and a form for a new letter, which stays open if the visit is given away. */
export const Letters = observer(function Letters({ visit, words, children, form }: Props) {
  const isHeld = useHadUnsavedText(words.write);
  const [isWriting, setIsWriting] = useState(isHeld);
  const { treats } = visit;
  if (!treats && !isWriting && children.length === 0) return null;
  return (
    <Block title={words.title}>
      {treats && children.length === 0 && <Small>{words.none}</Small>}
      <ul className={styles.letters}>{children}</ul>
      {(mayWrite(visit) || isWriting) && (
        <FormDisclosure label={words.write} variant="secondary" startsOpen={isHeld} onToggle={setIsWriting}>
          {(close) => (
            <>
              <GivenAway visit={visit} />
              {form(close)}
            </>
          )}
        </FormDisclosure>
      )}
    </Block>
  );
});

interface LetterButtonProps {
  reference: string;
  code: string;
  name: string;
}

/** Saves a prescription or a referral as PDF. */
export const LetterButton = ({ reference, code, name }: LetterButtonProps) => (
  <SaveButton
    icon={<DownloadIcon />}
    read={() => askClinic(calls.clinicLetter, { params: { reference, code } })}
    name={`${name}.pdf`}
    type="application/pdf"
  >
    {letterWords.pdf}
  </SaveButton>
);
