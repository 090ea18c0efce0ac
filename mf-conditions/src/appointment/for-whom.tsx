import { Spinner, untilLoaded } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { PatientAnswers } from '../patient/patient-form';
import { words } from '../patient/patient.words';
import { WhomChoice } from '../patient/whom-choice';
import styles from './appointment.module.css';
import type { BookingStore } from './booking.store';

const PatientForm = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "patient-form" */ '../patient/patient-form')),
);

interface Props {
  store: BookingStore;
  /** Key of the draft. */
  draft: string;
  /** Called with what can be asked of the fields once they are there, and with null when they go. */
  onReady: (answers: PatientAnswers | null) => void;
}

/** Whom a signed-in person's visit is for; the fields load where that is somebody else. */
export const ForWhom = observer(function ForWhom({ store, draft, onReady }: Props) {
  return (
    <div className={styles.rest}>
      <WhomChoice isForElse={store.isForElse} onChange={(isForElse) => store.choose({ isForElse })} />
      {store.isForElse && (
        <Suspense fallback={<Spinner label={words.loading} />}>
          <PatientForm ref={onReady} draft={draft} />
        </Suspense>
      )}
    </div>
  );
});
