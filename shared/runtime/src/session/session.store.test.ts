import { makeUser } from '../../../testing/src';
import { autorun } from 'mobx';
import { clock } from '../server-clock';
import { browserStorage } from './browser-storage';
import { SessionStore } from './session.store';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = () => new SessionStore(browserStorage);

it('starts from what is stored', () => {
  localStorage.setItem('ACCESS_TOKEN', 'abc');
  localStorage.setItem('USER', JSON.stringify(makeUser({ first_name: 'Ngozi' })));
  const session = open();
  expect(session.signedIn).toBe(true);
  expect(session.user?.first_name).toBe('Ngozi');
});

it.each(['', 'not json', '[1]', '"text"', '42', 'null'])(
  'treats the stored record %j as absent (P3.2)',
  (stored) => {
    localStorage.setItem('USER', stored);
    expect(open().user).toBeNull();
  },
);

it('keeps token and record in storage, and removes both when it ends (P9.6)', () => {
  const session = open();
  session.signIn('abc');
  session.setUser(makeUser());
  expect(localStorage.getItem('ACCESS_TOKEN')).toBe('abc');
  expect(JSON.parse(localStorage.getItem('USER') ?? '')).toMatchObject({ first_name: 'Amara' });
  session.clear();
  expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  expect(localStorage.getItem('USER')).toBeNull();
  expect(session.signedIn).toBe(false);
});

it('stores no profile that arrives after another tab has ended the session', () => {
  const session = open();
  session.signIn('abc');
  localStorage.clear();
  session.setUser(makeUser());
  expect(localStorage.getItem('USER')).toBeNull();
});

it('keeps medical history and card out of storage', () => {
  const session = open();
  const visit = { description: 'Payment for Malaria condition' };
  const user = makeUser({
    recent_appointments: [visit] as never,
    card: { type: 'visa', last_4digits: '4081', expiry: '01/30' },
  });
  session.setUser(user);
  expect(session.user).toBe(user);
  expect(localStorage.getItem('USER')).not.toMatch(/Malaria|4081/);
  expect(open().user?.recent_appointments).toEqual([]);
});

it('stores no field that it does not know', () => {
  open().setUser({ ...makeUser(), blood_group: 'AB-' } as never);
  expect(localStorage.getItem('USER')).not.toContain('AB-');
});

it('keeps when and how waiting visits are, and nothing about them', () => {
  const visit = (scheduled_at: string, status = 'processing') => ({
    id: 1,
    reference: `APT-${scheduled_at.slice(0, 4)}`,
    description: 'Malaria',
    created_at: '2026-01-01T00:00:00Z',
    status,
    method: 'video',
    scheduled_at,
  });
  const session = open();
  session.setUser(
    makeUser({
      recent_appointments: [
        visit('2098-01-01T08:00:00.000Z'),
        visit('2097-01-01T08:00:00.000Z', 'cancelled'),
      ] as never,
    }),
  );
  const stored = localStorage.getItem('USER') ?? '';
  expect(JSON.parse(stored)).toMatchObject({
    next_visits: [{ scheduled_at: '2098-01-01T08:00:00.000Z', method: 'video', reference: 'APT-2098' }],
  });
  expect(stored).not.toContain('Malaria');
  session.clear();
  expect(localStorage.getItem('USER')).toBeNull();
});

it('stores by how much the device’s clock is wrong, for the offline page (R5.13)', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
  clock.follow(Date.parse('2026-11-25T13:00:00Z'));
  open().setUser(makeUser());
  expect(JSON.parse(localStorage.getItem('USER') ?? '')).toMatchObject({
    stored_at: '2026-11-25T12:00:00.000Z',
    clock_offset: 3_600_000,
  });
  jest.useRealTimers();
});

it('ends by a 401 for its own token only', () => {
  const session = open();
  session.signIn('new');
  session.expire('old');
  expect(session.signedIn).toBe(true);
  session.expire('new');
  expect(session.signedIn).toBe(false);
  expect(session.ended).toBe('refusal');
  expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
});

it('ends no session at the 401 of a visitor, and removes a left-over record', () => {
  localStorage.setItem('USER', JSON.stringify(makeUser()));
  const session = open();
  session.expire('');
  expect(session.ended).toBeNull();
  expect(localStorage.getItem('USER')).toBeNull();
});

describe('what ended it (R4.92)', () => {
  it.each([
    ['a 401 that is late', (session: SessionStore) => session.expire('abc')],
    ['a 401 of a call without a token', (session: SessionStore) => session.expire('')],
    ['storage that another tab reports', (session: SessionStore) => session.followStorage()],
  ])('stays the act of the person after %s', (_what, happen) => {
    const session = open();
    session.signIn('abc');
    session.end('password-change');
    happen(session);
    expect(session.ended).toBe('password-change');
  });

  it('is the act of the person where the API refused the token first', () => {
    const session = open();
    session.signIn('abc');
    session.expire('abc');
    session.end('erasure');
    expect(session.ended).toBe('erasure');
  });

  it('is the other tab when its logout makes a call of this tab fail first', () => {
    const session = open();
    session.signIn('abc');
    localStorage.removeItem('ACCESS_TOKEN');
    session.expire('abc');
    expect(session.ended).toBe('other-tab');
  });

  it.each([
    ['a sign-in', (session: SessionStore) => session.signIn('def')],
    [
      'a sign-in of another tab',
      (session: SessionStore) => {
        localStorage.setItem('ACCESS_TOKEN', 'def');
        session.followStorage();
      },
    ],
  ])('is forgotten after %s', (_what, happen) => {
    const session = open();
    session.signIn('abc');
    session.end('logout');
    happen(session);
    expect(session.ended).toBeNull();
  });
});

it('follows another tab that signs out, or in as somebody else (R4.18)', () => {
  localStorage.setItem('ACCESS_TOKEN', 'mine');
  const session = open();
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(session.signedIn));
  localStorage.removeItem('ACCESS_TOKEN');
  session.followStorage();
  localStorage.setItem('ACCESS_TOKEN', 'theirs');
  localStorage.setItem('USER', JSON.stringify(makeUser({ first_name: 'Bola' })));
  session.followStorage();
  stop();
  expect(seen).toEqual([true, false, true]);
  expect(session.user?.first_name).toBe('Bola');
  expect(session.generation).toBe(2);
});

describe('what was typed in this tab (R5.15, R4.65)', () => {
  const typed = () => sessionStorage.getItem('custom_words') ?? sessionStorage.getItem('draft');
  function type(): SessionStore {
    localStorage.setItem('ACCESS_TOKEN', 'mine');
    localStorage.setItem('USER', JSON.stringify(makeUser({ id: 1 })));
    sessionStorage.setItem('custom_words', '["My rash"]');
    sessionStorage.setItem('draft', '{"guest:custom-condition":{}}');
    return open();
  }
  const becomes = (id: number) => () => {
    localStorage.setItem('ACCESS_TOKEN', 'another');
    localStorage.setItem('USER', JSON.stringify(makeUser({ id })));
  };

  it.each([
    ['logs out', () => localStorage.clear()],
    ['signs in as somebody else', becomes(2)],
    ['signs in as somebody who is not known yet', () => open().signIn('theirs')],
  ])('is gone once another tab %s', (_what, happen) => {
    const session = type();
    happen();
    session.followStorage();
    expect(typed()).toBeNull();
  });

  it('waits where the API refuses the own token', () => {
    const session = type();
    session.expire(session.token);
    expect(typed()).toContain('My rash');
  });

  it('waits where the API refuses the token in another tab, as in that one', () => {
    const session = type();
    open().expire('mine');
    session.followStorage();
    expect(session).toMatchObject({ signedIn: false, ended: 'refusal', generation: 0 });
    expect(typed()).toContain('My rash');
  });

  it('is gone where another tab logs out after a session that was refused', () => {
    open().expire(type().token);
    const session = type();
    open().end('logout');
    session.followStorage();
    expect(session.ended).toBe('other-tab');
    expect(typed()).toBeNull();
  });

  it('stays for a guest who signs in in another tab', () => {
    type();
    localStorage.clear();
    const session = open();
    becomes(1)();
    session.followStorage();
    expect(typed()).toContain('My rash');
  });
});

describe('storage that refuses', () => {
  it('lets a session live as long as the document when it is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const session = open();
    session.signIn('abc');
    session.setUser(makeUser());
    session.followStorage();
    expect(session.signedIn).toBe(true);
    session.clear();
    expect(open().signedIn).toBe(false);
  });

  it('leaves nothing older in the browser when it is full', () => {
    localStorage.setItem('ACCESS_TOKEN', 'of yesterday');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const session = open();
    session.signIn('abc');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    session.followStorage();
    expect(session.token).toBe('abc');
    session.clear();
  });

  it('works when reading it throws', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(open().signedIn).toBe(false);
  });
});
