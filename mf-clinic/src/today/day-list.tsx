import { failureMessage } from '@shared/runtime';
import { ChipGroup, FailedState, Notice, PageHeading, Skeleton, SkeletonGroup } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNow } from '../components/use-now';
import { useVisitEvents } from '../components/use-visit-events';
import { staff } from '../desk/staff.store';
import { ColleaguesStore } from '../staff/colleagues.store';
import { Filters } from './filters';
import styles from './today.module.css';
import { words } from './today.words';
import { useView } from './use-view';
import { isShown, shows } from './view';
import { VisitListStore } from './visit-list.store';
import { VisitRows } from './visit-rows';

/** Milliseconds after which the visits are read again, because time alone makes one due or overdue. */
const REFRESH_MS = 60_000;

/** The visits of the day in the address: what waits first, then by time. */
export const DayList = observer(function DayList() {
  const [list] = useState(() => new VisitListStore());
  const [colleagues] = useState(() => new ColleaguesStore());
  const { view, change } = useView();
  const { day, method, staff: whose, show } = view;
  const now = useNow();

  useEffect(() => void colleagues.load(), [colleagues]);
  useEffect(() => {
    const query = { day, method, staff: whose };
    void list.show(query);
    const timer = setInterval(() => void list.refresh(query), REFRESH_MS);
    return () => clearInterval(timer);
  }, [list, day, method, whose]);
  const isLive = useVisitEvents(() => void list.refresh({ day, method, staff: whose }));

  const rowsOf = (which: (typeof shows)[number]) =>
    list.rows.filter((row) => isShown(row, which, staff.me?.id));
  const shown = rowsOf(show);
  const waiting = shown.filter(({ waits }) => waits !== null);
  const others = shown.filter(({ waits }) => waits === null);
  return (
    <>
      <PageHeading>{words.heading}</PageHeading>
      <Filters view={view} onChange={change} colleagues={colleagues} />
      <ChipGroup
        label={words.show}
        value={show}
        onChange={(next) => change({ show: next })}
        chips={shows.map((id) => ({
          id,
          label: (
            <span>
              <span>{words[id]}</span>
              <span translate="no">{` ${rowsOf(id).length}`}</span>
            </span>
          ),
        }))}
      />
      {!isLive && <Notice tone="warning">{words.notLive}</Notice>}
      {list.status === 'failed' && (
        <FailedState title={words.notLoaded} onRetry={() => void list.show({ day, method, staff: whose })}>
          {failureMessage(list.error)}
        </FailedState>
      )}
      {list.status === 'loading' && (
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="block" height="3.5rem" lines={4} />
        </SkeletonGroup>
      )}
      {list.status === 'ready' && (
        <div className={styles.lists}>
          <p role="status" className={styles.count}>
            {words.counted(shown.length)}
          </p>
          {waiting.length > 0 && <VisitRows heading={words.waiting} rows={waiting} now={now} />}
          {others.length > 0 && <VisitRows heading={words.others} rows={others} now={now} />}
        </div>
      )}
    </>
  );
});
