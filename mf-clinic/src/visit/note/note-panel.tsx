import type { ClinicVisit } from '@shared/contracts/api';
import { formatDateTime } from '@shared/format';
import { Button, Notice } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../../components/block';
import { mayWrite } from '../may-write';
import styles from '../visit.module.css';
import type { VisitStore } from '../visit.store';
import { NoteForm } from './note-form';
import { words } from './note.words';

/** What the doctor tells the person afterwards. */
export const NotePanel = observer(function NotePanel({
  store,
  visit,
}: {
  store: VisitStore;
  visit: ClinicVisit;
}) {
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { note } = visit;
  const writes = mayWrite(visit);
  const handleDone = (saved: boolean) => {
    setIsEditing(false);
    setIsSaved(saved);
  };
  return (
    <Block title={words.heading}>
      {isSaved && (
        <Notice tone="success" role="status">
          {words.saved}
        </Notice>
      )}
      {writes && (isEditing || !note) ? (
        <NoteForm store={store} note={note} onDone={handleDone} />
      ) : (
        <>
          {!note && <p className={styles.hint}>{words.none}</p>}
          {!note && !writes && <p className={styles.hint}>{words.onlyDoctor}</p>}
          {note && (
            <dl className={styles.stacked}>
              <dt>{words.summary}</dt>
              <dd>{note.summary}</dd>
              {note.self_care && (
                <>
                  <dt>{words.selfCare}</dt>
                  <dd>{note.self_care}</dd>
                </>
              )}
              <dt>{words.comeBack}</dt>
              <dd>{note.come_back}</dd>
            </dl>
          )}
          {note && <p className={styles.hint}>{words.written(formatDateTime(note.written_at))}</p>}
          {note && writes && (
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              {words.edit}
            </Button>
          )}
        </>
      )}
    </Block>
  );
});
