import type { ClinicVisit, VisitStateBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { formatTime, parseApiDate } from '@shared/format';
import { failureText, Mutation } from '@shared/runtime';
import { Button, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { useNow } from '../components/live-updates';
import { askClinic } from '../desk/ask-clinic';
import { isMe } from '../desk/staff.store';
import record from '../components/record.module.css';
import styles from './visit.module.css';
import type { VisitStore } from './visit.store';
import { words } from './visit.words';

/** The link, and the steps from waiting to finished. */
export const Progress = observer(function Progress({
  store,
  visit,
}: {
  store: VisitStore;
  visit: ClinicVisit;
}) {
  const { state, link, doctor, care_manager, scheduled_at, started_at, ended_at } = visit;
  const now = useNow();
  const [{ busy, failure, run }] = useState(
    () =>
      new Mutation((body: VisitStateBody) =>
        store.change((reference) => askClinic(calls.setVisitState, { params: { reference }, body })),
      ),
  );
  const [asksNoShow, setAsksNoShow] = useState(false);
  const isOpen = state === 'waiting' || state === 'started';
  const isItsDoctor = isMe(doctor);
  const start = parseApiDate(scheduled_at)?.getTime() ?? now;
  const maySayNoShow = isOpen && start <= now && (isItsDoctor || isMe(care_manager));
  const go = async (next: VisitStateBody['state']) => {
    if (await run({ state: next })) setAsksNoShow(false);
  };
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
      {!link && state === 'waiting' && <p className={record.hint}>{words.noLink}</p>}
      {started_at && <p>{words.startedAt(formatTime(started_at))}</p>}
      {ended_at && <p>{words.endedAt(formatTime(ended_at))}</p>}
      {isOpen && isItsDoctor && !(maySayNoShow && asksNoShow) && (
        <div className={record.actions}>
          {state === 'waiting' ? (
            <Button busy={busy} onClick={() => void go('started')}>
              {words.start}
            </Button>
          ) : (
            <Button busy={busy} onClick={() => void go('finished')}>
              {words.finish}
            </Button>
          )}
        </div>
      )}
      {isOpen && !isItsDoctor && <p className={record.hint}>{words.onlyDoctor}</p>}
      {maySayNoShow && !asksNoShow && (
        <div className={record.actions}>
          <Button variant="secondary" onClick={() => setAsksNoShow(true)}>
            {words.noShow}
          </Button>
        </div>
      )}
      {maySayNoShow && asksNoShow && (
        <div className={record.actions}>
          <p>{words.noShowSure}</p>
          <Button variant="danger" busy={busy} onClick={() => void go('no-show')}>
            {words.noShowNow}
          </Button>
          <Button variant="secondary" inactive={busy} onClick={() => setAsksNoShow(false)}>
            {words.keep}
          </Button>
        </div>
      )}
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </Block>
  );
});
