import { MoveForm } from '@ilera/forms';
import type { ConsultationMethod } from '@ilera/contracts/api';
import { ActionButton, Button, Buttons, DoneNotice, type Elements, Small } from '@ilera/ui';
import { useRef, useState } from 'react';
import type { VisitChange } from './use-visit';
import styles from './visit.module.css';
import { words } from './visit.words';

interface VisitChangesProps {
  change: VisitChange;
  method: ConsultationMethod;
  /** Whether the visit has not taken place yet. */
  ahead: boolean;
  canMove: boolean;
  canCancel: boolean;
  /** Whether the visit was paid for. */
  paid: boolean;
  /** More buttons beside the buttons for changes. */
  more?: Elements;
  /** The visit's facts. */
  children: Elements;
}

/** A visit with buttons to move and cancel it (R4.78, R4.97). */
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
  const [doneText, setDone] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const finish = (text: string) => (changed: boolean) => {
    setTask('none');
    setDone(changed ? text : '');
    // The pressed button disappears.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.visit}>
      {task === 'none' && doneText && <DoneNotice>{doneText}</DoneNotice>}
      {children}
      {task === 'move' && (
        <div className={styles.move}>
          <MoveForm
            words={words.moving}
            method={method}
            send={change.move}
            stale={change.stale}
            onDone={finish(words.moved)}
          />
        </div>
      )}
      {task === 'cancel' && <CancelVisit change={change} paid={paid} onDone={finish(words.cancelled)} />}
      {task === 'none' && ahead && (
        <Buttons>
          {more}
          {canMove && (
            <Button variant="secondary" onClick={() => setTask('move')}>
              {words.move}
            </Button>
          )}
          {canCancel && (
            <Button variant="quiet" onClick={() => setTask('cancel')}>
              {words.cancel}
            </Button>
          )}
        </Buttons>
      )}
      {ahead && !canMove && <Small>{words.tooLate}</Small>}
    </div>
  );
}

interface CancelVisitProps {
  change: VisitChange;
  paid: boolean;
  onDone: (cancelled: boolean) => void;
}

/** Asks for confirmation before the visit is cancelled. */
function CancelVisit({ change, paid, onDone }: CancelVisitProps) {
  const [busy, setBusy] = useState(false);
  return (
    <section className={styles.move} aria-label={words.cancelHeading}>
      <p>
        <span>{words.cancelWarning}</span>
        {paid && <span>{` ${words.moneyBack}`}</span>}
      </p>
      <Buttons>
        <ActionButton act={change.cancel} stale={change.stale} onBusy={setBusy} onDone={() => onDone(true)}>
          {words.cancelNow}
        </ActionButton>
        <Button autoFocus variant="quiet" inactive={busy} onClick={() => onDone(false)}>
          {words.keepVisit}
        </Button>
      </Buttons>
    </section>
  );
}
