import type { ClinicVisit } from '@shared/contracts/api';
import { FormButton } from '@shared/forms';
import type { Elements } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../../components/block';
import record from '../../components/record.module.css';
import { GivenAway } from '../given-away';
import styles from '../visit.module.css';
import { mayWrite } from '../visit-record';

interface Props {
  visit: ClinicVisit;
  words: { title: string; none: string; write: string };
  /** The letters as entries of a list. */
  children: readonly Elements[];
  form: (close: () => void) => Elements;
}

/** The letters of one kind, and a new one, which stays while it is written even where the visit is given away. */
export const Letters = observer(function Letters({ visit, words, children, form }: Props) {
  const [isWriting, setIsWriting] = useState(false);
  const { treats } = visit;
  if (!treats && !isWriting) return null;
  return (
    <Block title={words.title}>
      {treats && children.length === 0 && <p className={record.hint}>{words.none}</p>}
      <ul className={styles.letters}>{children}</ul>
      {(mayWrite(visit) || isWriting) && (
        <FormButton label={words.write} variant="secondary" onToggle={setIsWriting}>
          {(close) => (
            <>
              <GivenAway visit={visit} />
              {form(close)}
            </>
          )}
        </FormButton>
      )}
    </Block>
  );
});
