import type { SupportPerson } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatVisitTime } from '@ilera/format';
import { FormDisclosure, MoveForm } from '@ilera/forms';
import { ActionButton, ConfirmButton, FewRows, Sentence, Small, StatusPill } from '@ilera/ui';
import { Block } from '../components/block';
import { methodLabel, visitState } from '../components/status-labels';
import { askClinic } from '../desk/ask-clinic';
import record from '../components/record.module.css';
import styles from './person.module.css';
import { initialRows, type PersonProps, type PersonRecord } from './person-record';
import { words } from './person.words';

/** A caller's visits, which support can move and cancel. */
export function Visits({ store, person: { key, visits } }: PersonProps) {
  return (
    <Block title={words.visits}>
      {visits.length === 0 && <Small>{words.noVisit}</Small>}
      <FewRows rows={visits} few={initialRows} className={styles.rows}>
        {(visit) => <VisitRow key={visit.reference} store={store} personKey={key} visit={visit} />}
      </FewRows>
    </Block>
  );
}

interface RowProps {
  store: PersonRecord;
  personKey: string;
  visit: SupportPerson['visits'][number];
}

function VisitRow({ store, personKey, visit }: RowProps) {
  const { reference, name, scheduled_at, method, state, doctor, care_manager, can_change } = visit;
  const params = { key: personKey, reference };
  const canMail = state === 'waiting' || state === 'started' || state === 'finished';
  return (
    <li className={styles.row} aria-label={reference}>
      <p className={record.facts}>
        <strong translate="no">{formatVisitTime(scheduled_at)}</strong>
        <StatusPill status={visitState(state)} />
      </p>
      <p className={record.facts}>
        <span translate="no">{reference}</span>
        {name && <Sentence text={words.bookedBy(name)} asIs={name} />}
        <span>{methodLabel(method)}</span>
        <Sentence text={words.doctorIs(doctor ?? words.nobody)} asIs={doctor} />
        <Sentence text={words.careIs(care_manager ?? words.nobody)} asIs={care_manager} />
      </p>
      {can_change && (
        <FormDisclosure label={words.move} variant="secondary">
          {(close) => (
            <MoveForm
              words={words.moving(reference)}
              method={method}
              send={(date) => store.change(askClinic(calls.supportMoveVisit, { params, body: { date } }))}
              onDone={close}
            />
          )}
        </FormDisclosure>
      )}
      <div className={record.actions}>
        {can_change && (
          <ConfirmButton
            variant="secondary"
            action={{ act: () => store.change(askClinic(calls.supportCancelVisit, { params })) }}
            confirm={{
              title: words.cancelHeading(reference),
              text: words.cancelSure,
              yes: words.cancelNow,
              no: words.leave,
            }}
          >
            {words.cancel}
          </ConfirmButton>
        )}
        {canMail && (
          <ActionButton
            variant="secondary"
            act={() => store.change(askClinic(calls.sendVisitMail, { params }))}
            done={words.mailSent}
          >
            {words.sendMail}
          </ActionButton>
        )}
      </div>
    </li>
  );
}
