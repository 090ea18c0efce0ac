import { offlineHtml } from './response';
import { readStoredRecord } from '../../document-script/stored-session';
import { showCard, showPages, showVisit } from './show';

const now = Date.parse('2026-11-22T12:00:00Z');
const record = {
  first_name: 'Adébáyọ̀',
  last_name: '<b>Ẹ̀kọ́</b>',
  enrollee_number: 'ILR-0042',
  plan: { name: 'Individual Plus' },
  package_expiry_at: '2027-01-31T00:00:00Z',
  stored_at: '2026-11-21T12:00:00Z',
};
const byId = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  const { body } = new DOMParser().parseFromString(offlineHtml(''), 'text/html');
  document.body.replaceChildren(...body.childNodes);
  localStorage.clear();
  URL.createObjectURL = () => 'blob:x';
});

const store = (value: unknown, token = 'abc') => {
  if (token) localStorage.setItem('ACCESS_TOKEN', token);
  localStorage.setItem('USER', JSON.stringify(value));
};

it.each([
  ['right', record.stored_at],
  ['reset to an earlier time', '2026-11-23T12:00:00Z'],
])(
  'shows the plan card of the person who is signed in where the clock is %s, names as text',
  (_clock, stored_at) => {
    store({ ...record, stored_at });
    showCard(readStoredRecord(now));
    expect(byId('card').hidden).toBe(false);
    expect(byId('card-facts').textContent).toBe(
      'NameAdébáyọ̀ <b>Ẹ̀kọ́</b>Enrollee numberILR-0042PlanIndividual PlusValid until31st January, 2027',
    );
  },
);

it.each([
  ['without a token', record, ''],
  ['of a week ago', { ...record, stored_at: '2026-11-15T11:59:59Z' }, 'abc'],
  [
    'of ten days ago by a clock that was a year ahead',
    { ...record, stored_at: '2027-11-12T12:00:00Z', clock_offset: -365 * 24 * 60 * 60_000 },
    'abc',
  ],
  ['without the time when it was stored', { ...record, stored_at: undefined }, 'abc'],
  ['that is no record', 'x', 'abc'],
  ['that is nothing', null, 'abc'],
])('shows no record %s', (_what, value, token) => {
  store(value, token);
  expect(readStoredRecord(now)).toBeUndefined();
  showCard(readStoredRecord(now));
  expect(byId('card').hidden).toBe(true);
});

it('shows no card without an enrollee number', () => {
  store({ ...record, enrollee_number: null });
  showCard(readStoredRecord(now));
  expect(byId('card').hidden).toBe(true);
});

const day = 24 * 60 * 60_000;
it.each([
  ['right', undefined],
  ['a year behind', 365 * day],
  ['a month ahead', -30 * day],
])('shows the first visit that is still to come on a device whose clock is %s', (_clock, clock_offset) => {
  const visit = (scheduled_at: string) => ({ scheduled_at, method: 'video', reference: 'APT-1' });
  const next_visits = [
    visit('2026-12-05T08:30:00Z'),
    visit('2026-11-22T11:00:00Z'),
    visit('2026-11-30T08:30:00Z'),
  ];
  showVisit({ next_visits, ...(clock_offset && { clock_offset }) }, now - (clock_offset ?? 0));
  expect(byId('visit').hidden).toBe(false);
  expect(byId('visit-time').textContent).toBe(
    'Monday 30 November 2026, 9:30 AM (West Africa Time), by video call',
  );
  expect(byId('visit-file')).toHaveAttribute('download', 'consultation.ics');
});

it.each([
  ['is right', now, 0, now],
  ['was reset to years ago', now, 0, now - 365 * day],
  ['was a month ahead and is right now', now + 29 * day, -30 * day, now],
])('shows no visit that is over on a device whose clock %s', (_clock, storedAt, clock_offset, deviceNow) => {
  const next_visits = [{ scheduled_at: '2026-11-22T11:00:00Z', method: 'video', reference: 'APT-1' }];
  showVisit({ next_visits, stored_at: new Date(storedAt).toISOString(), clock_offset }, deviceNow);
  expect(byId('visit').hidden).toBe(true);
});

it('lists the copies as links, or says what would be kept', () => {
  showPages([]);
  expect(byId('nothing').hidden).toBe(false);
  showPages([{ path: '/condition/13', title: 'Malaria | Ilera', at: '2026-11-22T10:00:00Z' }]);
  expect(byId('nothing').hidden).toBe(true);
  const link = byId('page-list').querySelector('a');
  expect(link).toHaveAttribute('href', '/condition/13');
  expect(link).toHaveTextContent('Malaria');
});
