import type { SupportPerson } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatVisitTime } from '@shared/format';
import { MoveForm } from '@shared/forms';
import { failureText, Mutation } from '@shared/runtime';
import { Button, ErrorLine, Sentence, StatusPill } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { methodWords, visitState } from '../components/status-labels';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import { type PersonProps, type PersonStore, useAct } from './person.store';
import { words } from './person.words';
import { SendMail } from './mails';

/** Visits, moved and cancelled for a caller. */
export function Visits({ store, person: { visits } }: PersonProps) {
  return (
    <Block title={words.visits}>
      {visits.length === 0 && <p className={record.hint}>{words.noVisit}</p>}
      <ul className={styles.rows}>
        {visits.map((visit) => (
          <VisitRow key={visit.reference} store={store} visit={visit} />
        ))}
      </ul>
    </Block>
  );
}

interface RowProps {
  store: PersonStore;
  visit: SupportPerson['visits'][number];
}

const VisitRow = observer(function VisitRow({ store, visit }: RowProps) {
  const { reference, scheduled_at, method, state, doctor, care_manager, can_change } = visit;
  const { busy, failure, run } = useAct(store);
  const [task, setTask] = useState<'none' | 'move' | 'cancel'>('none');
  const params = { key: store.reference, reference };
  const canMail = state === 'waiting' || state === 'started' || state === 'finished';
  const handleCancel = async () => {
    if (await run(() => askClinic(calls.supportCancelVisit, { params }))) setTask('none');
  };
  return (
    <li className={styles.row} aria-label={reference}>
      <p className={record.facts}>
        <strong translate="no">{formatVisitTime(scheduled_at)}</strong>
        <StatusPill status={visitState(state)} />
      </p>
      <p className={record.facts}>
        <span translate="no">{reference}</span>
        <span>{methodWords(method)}</span>
        <Sentence text={words.doctorIs(doctor ?? words.nobody)} asIs={doctor} />
        <Sentence text={words.careIs(care_manager ?? words.nobody)} asIs={care_manager} />
      </p>
      {can_change && task === 'none' && (
        <div className={record.actions}>
          <Button variant="secondary" onClick={() => setTask('move')}>
            {words.move}
          </Button>
          <Button variant="secondary" onClick={() => setTask('cancel')}>
            {words.cancel}
          </Button>
        </div>
      )}
      {canMail && task === 'none' && (
        <div className={record.actions}>
          <SendMail
            store={store}
            label={words.sendMail}
            send={() => askClinic(calls.sendVisitMail, { params })}
          />
        </div>
      )}
      {can_change && task === 'move' && (
        <MoveVisit store={store} visit={visit} onDone={() => setTask('none')} />
      )}
      {can_change && task === 'cancel' && (
        <div className={record.actions}>
          <p>{words.cancelSure}</p>
          <Button variant="danger" busy={busy} onClick={() => void handleCancel()}>
            {words.cancelNow}
          </Button>
          <Button autoFocus variant="secondary" inactive={busy} onClick={() => setTask('none')}>
            {words.leave}
          </Button>
        </div>
      )}
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </li>
  );
});

function MoveVisit({ store, visit, onDone }: RowProps & { onDone: () => void }) {
  const { reference, method } = visit;
  const params = { key: store.reference, reference };
  const [moving] = useState(
    () =>
      new Mutation((date: string) =>
        store.change(() => askClinic(calls.supportMoveVisit, { params, body: { date } })),
      ),
  );
  return <MoveForm words={words.moving(reference)} method={method} moving={moving} onDone={onDone} />;
}
