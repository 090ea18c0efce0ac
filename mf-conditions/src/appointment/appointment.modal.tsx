import type { ModalBodyProps, ModalPayloads } from '@shared/contracts';
import { pathTo } from '@shared/contracts';
import { failureMessage, toastFailure, toasts, useNavigate } from '@shared/runtime';
import { Button, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { strings } from '../strings';
import { Booked } from './booked';
import { BookingChoices } from './booking-choices';
import { Subject } from './booking-subject';
import { BookingStore } from './booking.store';
import { bookingInWords } from './booking-in-words';
import styles from './appointment.module.css';

/**
 * The booking panel. A guest's choice leads to the guest checkout; a signed-in person's is sent at once and
 * answered by the success view.
 */
function AppointmentModal({ payload, close }: ModalBodyProps<ModalPayloads['appointment']>) {
  const navigate = useNavigate();
  const [store] = useState(() => new BookingStore(payload));
  const [failure, setFailure] = useState('');
  const [marked, setMarked] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!store.isComplete || store.status === 'sending') return;
    if (store.lacksWords) {
      toasts.error(strings.explainCondition);
      setMarked(true);
      words.current?.focus();
      return;
    }
    if (payload.variant === 'guest') void navigate(checkoutOf(store));
    else void send();
  };
  const send = async () => {
    setFailure('');
    try {
      await store.send();
    } catch (error) {
      // The catalogue knows no toast for a call without an answer; the person still needs to know.
      if (!toastFailure(error)) setFailure(failureMessage(error));
    }
  };

  if (store.status === 'booked') return <Booked store={store} onDone={close} />;
  return (
    <form noValidate className={styles.panel} onSubmit={handleSubmit}>
      <Subject store={store} wordsRef={words} marked={marked} />
      <BookingChoices store={store} />
      <div className={styles.foot}>
        <p role="status" className={styles.chosen}>
          {bookingInWords(store)}
        </p>
        <ErrorLine>{failure}</ErrorLine>
        <Button
          type="submit"
          size="large"
          block
          inactive={!store.isComplete}
          busy={store.status === 'sending'}
        >
          Book appointment
        </Button>
      </div>
    </form>
  );
}

function checkoutOf(store: BookingStore): string {
  return pathTo.conditionCheckout(store.conditionId, {
    date: store.date,
    method: store.method,
    ...(store.conditionId === 'custom' && { text: store.words.trim() }),
  });
}

export default observer(AppointmentModal);
