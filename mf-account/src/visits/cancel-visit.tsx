import { failureText } from '@shared/runtime';
import { Button, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import styles from './visit.module.css';
import type { ChangingVisit } from './visit.store';
import { words } from './visit.words';

/** Asks for confirmation before the visit is cancelled. */
export const CancelVisit = observer(function CancelVisit({
  store,
  paid,
  onDone,
}: {
  store: ChangingVisit;
  paid: boolean;
  onDone: (cancelled: boolean) => void;
}) {
  const handleCancel = async () => {
    if (await store.cancel()) onDone(true);
  };
  return (
    <section className={styles.move} aria-label={words.cancelHeading}>
      <p>
        <span>{words.cancelWarning}</span>
        {paid && <span>{` ${words.moneyBack}`}</span>}
      </p>
      <ErrorLine>{failureText(store.changing.failure)}</ErrorLine>
      <div className={styles.actions}>
        <Button busy={store.changing.busy} onClick={() => void handleCancel()}>
          {words.cancelNow}
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {words.keepVisit}
        </Button>
      </div>
    </section>
  );
});
