import { hasWritten } from '@ilera/contracts';
import type { ClinicVisit, VisitStateBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { formatTime, parseApiDate } from '@ilera/format';
import { ActionButton, ConfirmButton, Small } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Block } from '../components/block';
import { useNow } from '../desk/live-updates';
import { askClinic } from '../desk/ask-clinic';
import { isMe } from '../desk/staff.store';
import record from '../components/record.module.css';
import styles from './visit.module.css';
import type { VisitRecord } from './visit-record';
import { words } from './visit.words';

/** The visit's link, and the steps from waiting to finished. */
export const Progress = observer(function Progress({
  store,
  visit,
}: {
  store: VisitRecord;
  visit: ClinicVisit;
}) {
  const { reference, state, link, doctor, care_manager, scheduled_at, started_at, ended_at } = visit;
  const now = useNow();
  const isOpen = state === 'waiting' || state === 'started';
  const isItsDoctor = isMe(doctor);
  const start = parseApiDate(scheduled_at)?.getTime() ?? now;
  const maySayNoShow = start <= now && !hasWritten(visit) && (isItsDoctor || isMe(care_manager));
  const go = (next: VisitStateBody['state']) => () =>
    store.change(askClinic(calls.setVisitState, { params: { reference }, body: { state: next } }));
  return (
    <Block title={words.progress}>
      {link && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer" className={record.link}>
            <span>{words.link}</span>
          </a>
          <span className={styles.address} translate="no">
            {link}
          </span>
        </p>
      )}
      {!link && state === 'waiting' && <Small>{words.noLink}</Small>}
      {started_at && <p>{words.startedAt(formatTime(started_at))}</p>}
      {ended_at && <p>{words.endedAt(formatTime(ended_at))}</p>}
      {isOpen && (
        <div className={record.actions}>
          {isItsDoctor ? (
            <ActionButton key={state} act={go(state === 'waiting' ? 'started' : 'finished')}>
              {state === 'waiting' ? words.start : words.finish}
            </ActionButton>
          ) : (
            <Small>{words.onlyDoctor}</Small>
          )}
          {maySayNoShow && (
            <ConfirmButton
              variant="secondary"
              action={{ act: go('no-show') }}
              confirm={{
                title: words.noShowHeading,
                text: words.noShowSure,
                yes: words.noShowNow,
                no: words.keep,
              }}
            >
              {words.noShow}
            </ConfirmButton>
          )}
        </div>
      )}
    </Block>
  );
});
