import type { ModalBodyProps, ModalPayloads } from '@shared/contracts';
import { parseApiDate } from '@shared/format';
import { failureMessage, hasFeature, modals } from '@shared/runtime';
import {
  AddToCalendarIcon,
  Button,
  FailedState,
  Notice,
  saveCalendarFile,
  Skeleton,
  SkeletonGroup,
} from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { VisitCare } from '../care/visit-care';
import { words as common } from '../components/components.words';
import { CancelVisit } from './cancel-visit';
import { MoveVisit } from './move-visit';
import { VisitFacts } from './visit-facts';
import { VisitStore } from './visit.store';
import styles from './visit.module.css';
import { words } from './visit.words';

/** The `visit` modal: when and how it takes place, and moving and cancelling it (R4.78). */
export default observer(function VisitModal({ payload }: ModalBodyProps<ModalPayloads['visit']>) {
  const [store] = useState(() => new VisitStore(payload.reference));
  const [task, setTask] = useState<'none' | 'move' | 'cancel'>('none');
  const [done, setDone] = useState('');
  useEffect(() => {
    void store.loaded.load();
    return store.loaded.stop;
  }, [store]);

  const { visit, loaded } = store;
  if (loaded.status === 'failed') {
    return (
      <FailedState title={words.notLoaded} onRetry={() => void loaded.reload()}>
        {failureMessage(loaded.failure)}
      </FailedState>
    );
  }
  if (!visit) {
    return (
      <SkeletonGroup label={words.loading} className={styles.visit}>
        <Skeleton lines={5} />
      </SkeletonGroup>
    );
  }
  const finish = (text: string) => (changed: boolean) => {
    setTask('none');
    setDone(changed ? text : '');
  };
  const begin = (next: 'move' | 'cancel') => {
    setDone('');
    store.changing.clear();
    setTask(next);
  };
  const start = parseApiDate(visit.scheduled_at);

  return (
    <div className={styles.visit}>
      {done && (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
      <VisitFacts visit={visit} />
      {hasFeature('care') && <VisitCare reference={visit.reference} />}
      {task === 'move' && <MoveVisit store={store} onDone={finish(words.moved)} />}
      {task === 'cancel' && <CancelVisit store={store} onDone={finish(words.cancelled)} />}
      {task === 'none' && visit.status === 'processing' && (
        <div className={styles.actions}>
          {start && (
            <Button
              variant="secondary"
              icon={<AddToCalendarIcon />}
              onClick={() => saveCalendarFile({ ...visit, start })}
            >
              {words.toCalendar}
            </Button>
          )}
          {visit.can_move && (
            <Button variant="secondary" onClick={() => begin('move')}>
              {words.move}
            </Button>
          )}
          {visit.can_cancel && (
            <Button variant="quiet" onClick={() => begin('cancel')}>
              {words.cancel}
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
            {common.receipt}
          </Button>
        </div>
      )}
      {visit.status === 'processing' && !visit.can_move && <p className={styles.note}>{words.tooLate}</p>}
    </div>
  );
});
