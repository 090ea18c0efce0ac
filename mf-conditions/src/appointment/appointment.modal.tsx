import type { ModalBodyProps, ModalPayloads } from '@ilera/contracts';
import { pathTo } from '@ilera/contracts';
import { focusFirstInvalid, repeatableFailure, useDraft } from '@ilera/forms';
import {
  failureText,
  firstError,
  hasFeature,
  mayHaveHappened,
  rememberReturnPath,
  session,
  toastFailure,
  toasts,
  useLocation,
  useNavigate,
  useResource,
} from '@ilera/runtime';
import { Button, ErrorLine, OwnTime, Small, Spinner, lazyComponent } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { strings } from '../strings';
import { BookingChoices } from './booking-choices';
import { Subject } from './booking-subject';
import { BookingStore } from './booking.store';
import { Booked, bookingInWords } from './booked';
import { Cost } from './cost';
import { bookingDrafts } from '../patient/patient-details';
import type { PatientAnswers } from '../patient/patient-form';
import { words as patientWords } from '../patient/patient.words';
import { WhomChoice } from '../patient/whom-choice';
import { visitPrices } from '../visit-prices';
import { words } from './appointment.words';
import styles from './appointment.module.css';

// Loaded for a visit for somebody else.
const PatientForm = lazyComponent(
  () => import(/* webpackChunkName: "patient-form" */ '../patient/patient-form'),
);

/**
 * The booking panel. A guest continues to the guest checkout; a signed-in person's booking is sent at once
 * and ends in the success view.
 */
export default observer(function AppointmentModal({
  payload,
  close,
}: ModalBodyProps<ModalPayloads['appointment']>) {
  const navigate = useNavigate();
  const [store] = useState(() => new BookingStore(payload));
  const { failure } = store;
  const { isGuest } = store;
  // A signed-in person is charged nothing (R4.28). Without prices the booking continues: the checkout shows
  // prices again.
  const { data: prices = null } = useResource(visitPrices, isGuest ? [] : null);
  const [marked, setMarked] = useState(false);
  const description = useRef<HTMLTextAreaElement>(null);

  // The checkout asks guests.
  const asksForWhom = !isGuest && hasFeature('somebody-else');
  const [answers, setAnswers] = useState<PatientAnswers | null>(null);
  const lacksFields = asksForWhom && store.isForElse && !answers;

  const keys = bookingDrafts(store.conditionId);
  const forgetDraft = useDraft({ values: store.choices, restore: store.restore }, keys.choices);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!store.isComplete || store.sending.busy) return;
    if (store.lacksWords) {
      toasts.error(strings.explainCondition);
      store.sending.clear();
      setMarked(true);
      description.current?.focus();
      return;
    }
    if (!isGuest) return void send(event.currentTarget);
    // The choices stay until the visit is paid, for a guest who comes back from the checkout.
    void navigate(store.checkout);
  };
  const send = async (form: HTMLFormElement) => {
    store.sending.clear();
    const patient = store.isForElse ? await answers?.check() : {};
    if (!patient) return focusFirstInvalid(form);
    await store.send(patient);
    if (store.booked) {
      answers?.forget();
      return forgetDraft();
    }
    // The toast disappears after two seconds; the message beside the button stays.
    toastFailure(store.sending.failure);
  };

  if (store.booked) return <Booked store={store} onDone={close} />;
  return (
    <form noValidate className={styles.panel} onSubmit={handleSubmit}>
      <Subject store={store} wordsRef={description} marked={marked} />
      <BookingChoices store={store} prices={prices} />
      {asksForWhom && (
        <div className={styles.rest}>
          <WhomChoice isForElse={store.isForElse} onChange={(isForElse) => store.choose({ isForElse })} />
          {store.isForElse && (
            <Suspense fallback={<Spinner label={patientWords.loading} />}>
              <PatientForm ref={setAnswers} draft={keys.patient} />
            </Suspense>
          )}
        </div>
      )}
      <div className={styles.foot}>
        <Small role="status">
          <span>{`${bookingInWords(store)} `}</span>
          <OwnTime at={store.instant} />
          <Cost store={store} prices={prices} />
        </Small>
        <ErrorLine quiet={firstError(failure) !== undefined && !mayHaveHappened(failure)}>
          {/* Another API may book twice. */}
          {hasFeature('hours') ? repeatableFailure(failure) : failureText(failure)}
        </ErrorLine>
        {isGuest || session.signedIn ? (
          <Button
            type="submit"
            size="large"
            block
            inactive={!store.isComplete}
            busy={store.sending.busy || lacksFields}
          >
            {words.submit}
          </Button>
        ) : (
          <SignInButton />
        )}
      </div>
    </form>
  );
});

/** Leads a person whose session ended on a public page to sign-in and back. The draft stays. */
function SignInButton() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const handleClick = () => {
    rememberReturnPath(pathname);
    void navigate(pathTo.signIn('refusal'));
  };
  return (
    <Button size="large" block onClick={handleClick}>
      {words.signIn}
    </Button>
  );
}
