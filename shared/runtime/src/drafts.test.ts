import { drafts } from './drafts';
import { session } from './instances';
import { clock } from './server-clock';

const hour = 60 * 60_000;

const signIn = (id: number) => {
  session.signIn(`token of ${id}`);
  session.setUser({ id } as unknown as Parameters<typeof session.setUser>[0]);
};
/** All that is stored in the browser, as text. */
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  session.clear();
  clock.follow(Date.now());
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is stored', () => {
  it('is there again for the same person after the session ended and the tab was closed', () => {
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    session.end('refusal');
    sessionStorage.clear();
    signIn(7);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it('is shown to nobody else on this device', () => {
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    session.end('refusal');
    expect(drafts.read('claim:3')).toEqual({});
    signIn(8);
    expect(drafts.read('claim:3')).toEqual({});
    drafts.write('claim:3', { comment: 'of another person' });
    signIn(7);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it('of a guest is kept in the tab only', () => {
    drafts.write('waitlist', { first_name: 'Ada' });
    expect({ ...localStorage }).toEqual({});
    expect(drafts.read('waitlist')).toEqual({ first_name: 'Ada' });
  });

  it('is gone after a day, of people who do not come back as well', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
    clock.follow(Date.now());
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    jest.advanceTimersByTime(23 * hour);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
    jest.advanceTimersByTime(hour);
    expect(drafts.read('claim:3')).toEqual({});
    signIn(8);
    drafts.write('profile', { first_name: 'Bola' });
    expect(stored()).not.toContain('fever');
    jest.useRealTimers();
  });

  it('stays where the next document is told an earlier time', () => {
    signIn(7);
    clock.follow(Date.parse('2026-11-25T12:00:01Z'));
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    clock.follow(Date.parse('2026-11-25T12:00:00Z'));
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it('stays where the device’s clock is set right meanwhile', () => {
    jest.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z') });
    signIn(7);
    const real = Date.parse('2026-11-25T12:00:00Z');
    clock.follow(real);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    jest.setSystemTime(real);
    drafts.write('claim:4', { comment: 'A new tooth' });
    clock.follow(real);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
    expect(drafts.read('claim:4')).toEqual({ comment: 'A new tooth' });
    jest.useRealTimers();
  });

  it('stays, for a day, where the device’s clock is set right by ten days', () => {
    const real = Date.parse('2026-11-25T12:00:00Z');
    jest.useFakeTimers({ now: real - 10 * 24 * hour });
    signIn(7);
    clock.follow(real);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    jest.setSystemTime(real);
    drafts.write('claim:4', { comment: 'A new tooth' });
    clock.follow(real);
    drafts.prune();
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
    expect(drafts.read('claim:4')).toEqual({ comment: 'A new tooth' });
    jest.advanceTimersByTime(25 * hour);
    expect(drafts.read('claim:4')).toEqual({});
    jest.useRealTimers();
  });

  it('stays while no server has told the time to a device of years ago', () => {
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    jest.spyOn(clock, 'isKnown', 'get').mockReturnValue(false);
    clock.follow(Date.parse('2020-01-01T00:00:00Z'));
    drafts.write('claim:4', { comment: 'A new tooth' });
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it('is gone once it was sent, and other drafts stay', () => {
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    drafts.write('claim:4', { comment: 'A new tooth' });
    drafts.clear('claim:3');
    expect({ sent: drafts.read('claim:3'), other: drafts.read('claim:4') }).toEqual({
      sent: {},
      other: { comment: 'A new tooth' },
    });
  });

  it('is gone with all other drafts of this device when somebody signs out', () => {
    drafts.write('waitlist', { first_name: 'Ada' });
    signIn(7);
    drafts.write('claim:3', { comment: 'A fever since Monday' });
    drafts.forget();
    expect(stored()).not.toMatch(/fever|Ada/);
    expect(drafts.read('claim:3')).toEqual({});
  });

  it('is not written once the person is signed in no more', () => {
    signIn(7);
    session.end('logout');
    drafts.write('claim:3', { comment: 'A fever since Monday' }, '7');
    signIn(8);
    drafts.write('claim:3', { comment: 'A fever since Monday' }, '7');
    expect(stored()).not.toContain('fever');
  });

  it('is written for the person whom the API refused while they wrote, and read by nobody else', () => {
    signIn(7);
    session.end('refusal');
    drafts.write('claim:3', { comment: 'A fever since Monday' }, '7');
    signIn(8);
    expect(drafts.read('claim:3')).toEqual({});
    signIn(7);
    expect(drafts.read('claim:3')).toEqual({ comment: 'A fever since Monday' });
  });

  it.each(['password', 'card_number', 'reset_token', 'cvv'])('never has a field %s', (field) => {
    expect(() => drafts.write('x', { [field]: 'secret' })).toThrow(`"${field}"`);
    expect(stored()).not.toContain('secret');
  });

  it('has no files', () => {
    const file = new File(['%PDF'], 'a.pdf');
    drafts.write('x', { file, evidence: [file], comment: 'with a file' });
    expect(drafts.read('x')).toEqual({ comment: 'with a file' });
  });

  it.each(['{', 'null', '[]', '{"7:claim:3":null}', '{"7:claim:3":5}'])(
    'is nothing where the storage holds %s',
    (text) => {
      signIn(7);
      localStorage.setItem('draft', text);
      expect(drafts.read('claim:3')).toEqual({});
      drafts.write('claim:3', { comment: 'new' });
      expect(drafts.read('claim:3')).toEqual({ comment: 'new' });
    },
  );
});
