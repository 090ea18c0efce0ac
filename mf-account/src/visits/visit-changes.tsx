import { MoveForm } from '@ilera/forms';
import type { ConsultationMethod } from '@ilera/contracts/api';
import { failureText } from '@ilera/runtime';
import { Button, type Elements, ErrorLine, Notice } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { VisitChange } from './use-visit';
import styles from './visit.module.css';
import { words } from './visit.words';

interface VisitChangesProps {
  change: VisitChange;
  method: ConsultationMethod;
  /** It has not taken place yet. */
  ahead: boolean;
  canMove: boolean;
  canCancel: boolean;
  /** Something was paid for it. */
  paid: boolean;
  /** More buttons beside those of the changes. */
  more?: Elements;
  /** What the visit is. */
  children: Elements;
}

/** A visit with the buttons that move and cancel it (R4.78, R4.97). */
export function VisitChanges({
  change,
  method,
  ahead,
  canMove,
  canCancel,
  paid,
  more,
  children,
}: VisitChangesProps) {
  const [task, setTask] = useState<'none' | 'move' | 'cancel'>('none');
  const [done, setDone] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const finish = (text: string) => (changed: boolean) => {
    setTask('none');
    setDone(changed ? text : '');
    // The pressed button goes.
    box.current?.focus();
  };
  const begin = (next: 'move' | 'cancel') => {
    setDone('');
    change.moving.clear();
    change.cancelling.clear();
    setTask(next);
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.visit}>
      {done && (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      {children}
      {task === 'move' && (
        <div className={styles.move}>
          <MoveForm
            words={words.moving}
            method={method}
            moving={change.moving}
            onDone={finish(words.moved)}
          />
        </div>
      )}
      {task === 'cancel' && (
        <CancelVisit cancelling={change.cancelling} paid={paid} onDone={finish(words.cancelled)} />
      )}
      {task === 'none' && ahead && (
        <div className={styles.actions}>
          {more}
          {canMove && (
            <Button variant="secondary" onClick={() => begin('move')}>
              {words.move}
            </Button>
          )}
          {canCancel && (
            <Button variant="quiet" onClick={() => begin('cancel')}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
      {ahead && !canMove && <p className={styles.note}>{words.tooLate}</p>}
    </div>
  );
}

interface CancelVisitProps {
  cancelling: VisitChange['cancelling'];
  paid: boolean;
  onDone: (cancelled: boolean) => void;
}

/** Asks for confirmation before the visit is cancelled. */
const CancelVisit = observer(function CancelVisit({ cancelling, paid, onDone }: CancelVisitProps) {
  const handleCancel = async () => {
    if (await cancelling.run()) onDone(true);
  };
  return (
    <section className={styles.move} aria-label={words.cancelHeading}>
      <p>
        <span>{words.cancelWarning}</span>
        {paid && <span>{` ${words.moneyBack}`}</span>}
      </p>
      <ErrorLine>{failureText(cancelling.failure)}</ErrorLine>
      <div className={styles.actions}>
        <Button busy={cancelling.busy} onClick={() => void handleCancel()}>
          {words.cancelNow}
        </Button>
        <Button autoFocus variant="quiet" inactive={cancelling.busy} onClick={() => onDone(false)}>
          {words.keepVisit}
        </Button>
      </div>
    </section>
  );
});
