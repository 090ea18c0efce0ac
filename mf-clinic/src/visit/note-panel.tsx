import type { ClinicVisit } from '@ilera/contracts/api';
import { formatDateTime } from '@ilera/format';
import { Button, DoneNotice, Small, Spinner, lazyComponent } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { Block } from '../components/block';
import { useHadUnsavedText } from '../desk/unsaved';
import { GivenAway } from './given-away';
import { mayWrite, type VisitRecord } from './visit-record';
import styles from './visit.module.css';
import { noteWords as words } from './visit.words';

const NoteForm = lazyComponent(() => import(/* webpackChunkName: "letters" */ './note-form'));

/** The doctor's note for the person. An unfinished note stays if the visit is given away. */
export const NotePanel = observer(function NotePanel({
  store,
  visit,
}: {
  store: VisitRecord;
  visit: ClinicVisit;
}) {
  const [isEditing, setIsEditing] = useState(useHadUnsavedText(words.heading));
  const [isSaved, setIsSaved] = useState(false);
  const { note } = visit;
  const handleEdit = () => {
    setIsEditing(true);
    setIsSaved(false);
  };
  const writes = mayWrite(visit);
  const handleDone = (saved: boolean) => {
    setIsEditing(false);
    setIsSaved(saved);
  };
  if (!visit.treats && !isEditing) return null;
  return (
    <Block title={words.heading}>
      {isSaved && <DoneNotice>{words.saved}</DoneNotice>}
      {isEditing || (writes && !note) ? (
        <Suspense fallback={<Spinner />}>
          <GivenAway visit={visit} />
          <NoteForm store={store} visit={visit} onEdit={handleEdit} onDone={handleDone} />
        </Suspense>
      ) : (
        <>
          {!note && <Small>{words.none}</Small>}
          {!note && !writes && <Small>{words.onlyDoctor}</Small>}
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
          {note && <Small>{words.written(formatDateTime(note.written_at))}</Small>}
          {note && writes && (
            <Button variant="secondary" onClick={handleEdit}>
              {words.edit}
            </Button>
          )}
        </>
      )}
    </Block>
  );
});
