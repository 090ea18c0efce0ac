import type { Staff } from '@ilera/contracts/api';
import { renderPage } from '@ilera/testing';
import { runInAction } from 'mobx';
import { staff } from '../desk/staff.store';
import { nneka, kemi, makeRow, musa, signedIn } from '../testing/open-clinic';
import { dayAfter, dayAt, isShown, shows, useView } from './view';

it.each([
  [
    'day=2026-12-05&method=video&staff=2&show=mine',
    { day: '2026-12-05', method: 'video', staff: '2', show: 'mine' },
  ],
  ['day=2026-02-31', { day: '' }],
  ['day=2026-12-05T10:00:00Z', { day: '' }],
  ['method=carrier-pigeon', { method: '' }],
  ['staff=2%20or%201', { staff: '' }],
  ['show=everything', { show: 'all' }],
])('reads %s, and takes nothing that it cannot mean', (query, expected) => {
  let view: object = {};
  renderPage(
    function Reader() {
      ({ view } = useView());
      return null;
    },
    { at: `/?${query}` },
  );
  expect(view).toMatchObject(expected);
});

it('counts a visit as mine for its doctor and its care manager, also where the API writes ids as text', () => {
  const row = makeRow();
  const isMine = (me: Staff | null) => {
    runInAction(() => void (staff.me = signedIn(me)));
    return isShown(row, 'mine', 0);
  };
  expect(isMine(nneka)).toBe(true);
  expect(isMine({ ...kemi, id: String(kemi.id) as never })).toBe(true);
  expect(isMine(musa)).toBe(false);
  expect(isMine(null)).toBe(false);
});

it('counts what nobody took as unassigned, and as overdue once its time has come', () => {
  const row = makeRow({ waits: 'untaken', doctor: null, care_manager: null });
  const start = Date.parse(row.scheduled_at);
  const shownAt = (now: number) => shows.filter((show) => isShown(row, show, now));
  expect(shownAt(start - 60_000)).toEqual(['all', 'untaken', 'unassigned']);
  expect(shownAt(start)).toEqual(['all', 'untaken', 'overdue', 'unassigned']);
});

it('knows the day in Lagos and the days around it', () => {
  expect(dayAt(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});
