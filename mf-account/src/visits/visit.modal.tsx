import type { ModalBodyProps, ModalPayloads } from '@shared/contracts';
import { brand } from '@shared/contracts';
import { calendarFile, parseApiDate } from '@shared/format';
import { failureMessage, hasFeature, modals } from '@shared/runtime';
import {
  AddToCalendarIcon,
  Button,
  FailedState,
  Notice,
  saveFile,
  Skeleton,
  SkeletonGroup,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CancelVisit } from './cancel-visit';
import { MoveVisit } from './move-visit';
import { VisitFacts } from './visit-facts';
import { VisitStore } from './visit.store';
import styles from './visit.module.css';

/** The `visit` modal: when and how it takes place, and moving and cancelling it (R4.78). */
export default observer(function VisitModal({ payload }: ModalBodyProps<ModalPayloads['visit']>) {
  const [store] = useState(() => new VisitStore(payload.reference));
  const [task, setTask] = useState<'none' | 'move' | 'cancel'>('none');
  const [done, setDone] = useState('');
  useEffect(() => void store.load(), [store]);

  const { visit } = store;
  if (store.status === 'failed') {
    return (
      <FailedState title="We could not load this visit" onRetry={() => void store.load()}>
        {failureMessage(store.error)}
      </FailedState>
    );
  }
  if (!visit) {
    return (
      <SkeletonGroup label="Loading your visit" className={styles.visit}>
        <Skeleton lines={5} />
      </SkeletonGroup>
    );
  }
  const finish = (words: string) => (changed: boolean) => {
    setTask('none');
    setDone(changed ? words : '');
  };
  const begin = (next: 'move' | 'cancel') => {
    setDone('');
    setTask(next);
  };
  const start = parseApiDate(visit.scheduled_at);
  const handleSave = () => {
    if (!start) return;
    const text = calendarFile({ start, method: visit.method, reference: visit.reference }, brand, Date.now());
    saveFile(text, 'text/calendar;charset=utf-8', 'consultation.ics');
  };

  return (
    <div className={styles.visit}>
      {done && (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      <VisitFacts visit={visit} />
      {task === 'move' && (
        <MoveVisit
          store={store}
          onDone={finish('Your visit was moved. A mail with the new time is on its way.')}
        />
      )}
      {task === 'cancel' && (
        <CancelVisit store={store} onDone={finish('Your visit was cancelled. A mail confirms it.')} />
      )}
      {task === 'none' && visit.status === 'processing' && (
        <div className={styles.actions}>
          {start && (
            <Button variant="secondary" icon={<AddToCalendarIcon />} onClick={handleSave}>
              Save to my calendar
            </Button>
          )}
          {visit.can_move && (
            <Button variant="secondary" onClick={() => begin('move')}>
              Move
            </Button>
          )}
          {visit.can_cancel && (
            <Button variant="quiet" onClick={() => begin('cancel')}>
              Cancel visit
            </Button>
          )}
        </div>
      )}
      {visit.payment_reference && hasFeature('receipts') && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onClick={() => modals.open('receipt', { reference: String(visit.payment_reference) })}
          >
            Receipt
          </Button>
        </div>
      )}
      {visit.status === 'processing' && !visit.can_move && (
        <p className={styles.note}>A visit can be changed until two hours before it starts.</p>
      )}
    </div>
  );
});
