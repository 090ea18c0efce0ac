import * as calls from '@ilera/contracts/calls';
import { useResource } from '@ilera/runtime';
import { ChipGroup, Loaded, Notice, PageHeading, Skeleton, Small } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNow, useVisitEvents } from '../desk/live-updates';
import { Desk } from '../desk/desk';
import { colleagues, readClinic } from '../desk/ask-clinic';
import { Filters } from './filters';
import styles from './today.module.css';
import { words } from './today.words';
import { dayAt, isShown, shows, useView, type View } from './view';
import { VisitRows } from './visit-rows';

/** /clinic: the visits of a day, waiting ones first. */
export default function TodayPage() {
  return (
    <Desk title={words.title}>
      <DayList />
    </Desk>
  );
}

/** Milliseconds between reloads of the visits, because passing time alone makes a visit due or overdue. */
const refreshMs = 60_000;

const visitsOf = (day: string, method: View['method'], whose: string) => {
  const query = {
    day: day || undefined,
    method: method || undefined,
    staff: whose ? Number(whose) : undefined,
  };
  return readClinic(calls.clinicVisits, { query });
};

/** The visits of the day in the address: waiting ones first, then by time. */
const DayList = observer(function DayList() {
  const { view, change } = useView();
  const { day, method, staff: whose, show } = view;
  const now = useNow();
  const at = { day: day || dayAt(new Date(now)), now };

  const { data: people = [] } = useResource(colleagues, []);
  const list = useResource(visitsOf, [day, method, whose]);
  const { data: rows, reload } = list;
  useEffect(() => {
    const timer = setInterval(() => void reload(), refreshMs);
    return () => clearInterval(timer);
  }, [reload]);
  const isLive = useVisitEvents(() => void reload());

  const rowsOf = (which: (typeof shows)[number]) => (rows ?? []).filter((row) => isShown(row, which, now));
  const shownRows = rowsOf(show);
  const waiting = shownRows.filter(({ waits }) => waits !== null);
  const otherRows = shownRows.filter(({ waits }) => waits === null);
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <Filters view={view} onChange={change} colleagues={people} />
      <ChipGroup
        label={words.show}
        value={show}
        onChange={(next) => change({ show: next })}
        chips={shows.map((id) => ({
          id,
          label: (
            <span>
              <span>{words[id]}</span>
              {rows && <span translate="no">{` ${rowsOf(id).length}`}</span>}
            </span>
          ),
        }))}
      />
      {!isLive && <Notice tone="warning">{words.notLive}</Notice>}
      <Loaded of={list} words={words} skeleton={<Skeleton shape="block" height="3.5rem" lines={4} />}>
        {() => (
          <div className={styles.lists}>
            <Small role="status">{words.counted(shownRows.length)}</Small>
            {waiting.length > 0 && <VisitRows heading={words.waiting} rows={waiting} {...at} />}
            {otherRows.length > 0 && <VisitRows heading={words.others} rows={otherRows} {...at} />}
          </div>
        )}
      </Loaded>
    </>
  );
});
