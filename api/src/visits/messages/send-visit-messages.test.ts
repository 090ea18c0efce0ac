import { bookingDate, formatTime, lagosToday } from '@ilera/format';
import { year } from '../../testing/booking-days';
import { clinicSteps, kemi, musa, nneka } from '../../testing/clinic/clinic-steps';
import { loadNative } from '../../testing/native';
import type * as MailProbe from '../../testing/probes/mail-probe';
import { onDatabase } from '../../testing/on-database';
import { ada, visitSteps } from '../../testing/visit-steps';

const hour = 60;

onDatabase('what is told of visits in time', (suite) => {
  const { book, cancel, move, payAsGuest } = visitSteps(suite);
  const { as, assign, bookDaysAgo, moveTo, start } = clinicSteps(suite);
  const reminders = (reference: string, email = ada) => suite.mailsTo(email, 'is soon', reference);
  const countAfterRound = async (reference: string) => {
    await suite.api.housekeep();
    return (await reminders(reference)).length;
  };
  /** Booked two days ago, so that both reminders lie ahead. */
  const bookEarly = async () => {
    const visit = await book(ada);
    await bookDaysAgo(visit.reference);
    return visit;
  };

  it('come a day and an hour before, each once, with the link as soon as there is one', async () => {
    const { reference } = await bookEarly();
    await moveTo(reference, 25 * hour);
    expect(await countAfterRound(reference)).toBe(0);
    suite.api.advance(2 * hour * 60_000);
    await Promise.all([1, 2, 3].map(() => suite.api.housekeep()));
    expect((await reminders(reference)).map(({ text }) => text.includes('meet.jit.si'))).toEqual([false]);
    expect(await countAfterRound(reference)).toBe(1);
    await assign(reference, kemi, 'care');
    suite.api.advance(22.2 * hour * 60_000);
    await Promise.all([1, 2, 3].map(() => suite.api.housekeep()));
    const sent = await reminders(reference);
    expect(sent.map(({ text }) => text.includes('meet.jit.si'))).toEqual([false, true]);
    expect(sent.map(({ text }) => /malaria/i.test(text))).toEqual([false, false]);
    suite.api.advance(hour * 60_000);
    expect(await countAfterRound(reference)).toBe(2);
  });

  it('do not come after a cancellation or a start, nor for what was booked later', async () => {
    const [cancelled, started, late] = [await bookEarly(), await bookEarly(), await book(ada)];
    await cancel(cancelled.reference, cancelled.token);
    await start(started.reference);
    for (const { reference } of [cancelled, started, late]) await moveTo(reference, 0.7 * hour);
    await suite.api.housekeep();
    for (const { reference } of [cancelled, started, late]) expect(await reminders(reference)).toEqual([]);
  });

  it('that waited for the mail server go out only for a visit that is as they say', async () => {
    const { sendDue } = await loadNative<typeof MailProbe>('./probes/mail-probe.ts');
    const [moved, cancelled, begun, due] = [
      await bookEarly(),
      await bookEarly(),
      await bookEarly(),
      await bookEarly(),
    ];
    for (const { reference } of [moved, cancelled, due]) await moveTo(reference, 20 * hour);
    await moveTo(begun.reference, 0.4 * hour);
    await suite.api.run('delete from outbox');
    await suite.api.housekeep();
    const waiting = async (email: string) => (await suite.mailsTo(email, /is soon|has no doctor/)).length;
    expect({ ada: await waiting(ada), musaHasSome: (await waiting(musa)) > 0 }).toEqual({
      ada: 4,
      musaHasSome: true,
    });
    await moveTo(moved.reference, 22 * hour);
    await cancel(cancelled.reference, cancelled.token);
    await assign(begun.reference, nneka, 'doctor');
    suite.api.advance(0.5 * hour * 60_000);
    const { sent } = await sendDue(suite.api);
    expect(sent.filter((subject) => /is soon|has no doctor/.test(subject))).toHaveLength(1);
    expect(await suite.api.one('select count(*) from outbox where sent_at is null')).toBe('0');
  });

  it('come to others where one visit cannot be read', async () => {
    const [broken, other] = [await bookEarly(), await bookEarly()];
    await moveTo(broken.reference, 0.6 * hour);
    await moveTo(other.reference, 0.7 * hour);
    const set = (words: string) =>
      suite.api.run(`update visits set description = '${words}' where reference = '${broken.reference}'`);
    await set('sealed:1:lost:AAAA');
    await expect(suite.api.housekeep()).rejects.toThrow();
    await set('');
    expect(await reminders(other.reference)).toHaveLength(1);
    expect(await countAfterRound(broken.reference)).toBe(1);
  });

  it('come again for the new time of a visit that was moved', async () => {
    const { reference } = await bookEarly();
    await moveTo(reference, 20 * hour);
    expect(await countAfterRound(reference)).toBe(1);
    await moveTo(reference, 22 * hour);
    expect(await countAfterRound(reference)).toBe(2);
  });

  it('do not come after the mail of a move that lies after their time', async () => {
    const slotIn = (minutes: number) => {
      const quarter = 15 * 60_000;
      const ahead = suite.api.services.now().getTime() + minutes * 60_000;
      const at = new Date(Math.ceil(ahead / quarter) * quarter);
      return bookingDate(lagosToday(at), formatTime(at).toLowerCase().padStart(8, '0'));
    };
    const [toLastDay, toLastHour] = [await bookEarly(), await bookEarly()];
    expect((await move(toLastDay.reference, slotIn(20 * hour), toLastDay.token)).status).toBe(200);
    expect((await move(toLastHour.reference, slotIn(0.5 * hour), toLastHour.token)).status).toBe(200);
    expect(await countAfterRound(toLastDay.reference)).toBe(0);
    expect(await countAfterRound(toLastHour.reference)).toBe(0);
    suite.api.advance(19.5 * hour * 60_000);
    expect(await countAfterRound(toLastDay.reference)).toBe(1);
  });

  it('are needed only once care managers know: each booking is told to all of them, once', async () => {
    const told = async () =>
      (await suite.mailsTo(kemi))
        .filter(({ subject }) => subject.startsWith('A new consultation'))
        .map(({ text }) => text);
    const before = (await told()).length;
    const { reference } = await book(ada);
    await payAsGuest('new.guest@mail.example', `6-2-${year} 09:30 am`);
    const [first, second, ...more] = (await told()).slice(before);
    expect(first).toContain(reference);
    expect(second).toContain('APT-');
    expect(`${first}${second}`).not.toMatch(/malaria|guest@/i);
    expect(more).toEqual([]);
    expect(await suite.mailsTo('nneka.doctor@ilera.example')).toEqual([]);
  });

  it('lead a guest to their visit', async () => {
    const email = 'reminded.guest@mail.example';
    await payAsGuest(email, `6-1-${year} 09:30 am`);
    const [{ reference }] = (await as(kemi, `/visits?day=${year}-06-01`)).body.data as [
      { reference: string },
    ];
    await bookDaysAgo(reference);
    await moveTo(reference, 20 * hour);
    await suite.api.housekeep();
    expect((await reminders(reference, email)).map(({ text }) => text.includes('/visit#'))).toEqual([true]);
  });

  describe('of a visit that has no doctor (R4.98)', () => {
    const told = (reference: string, email: string) => suite.mailsTo(email, 'has no doctor', reference);
    const counts = async (reference: string) => {
      await Promise.all([1, 2, 3].map(() => suite.api.housekeep()));
      return Promise.all([kemi, musa].map(async (email) => (await told(reference, email)).length));
    };

    it('managers and care managers are told half an hour before, once, for each time', async () => {
      const { reference } = await bookEarly();
      await assign(reference, kemi, 'care');
      await moveTo(reference, 31);
      expect(await counts(reference)).toEqual([0, 0]);
      await moveTo(reference, 29);
      expect(await counts(reference)).toEqual([1, 1]);
      expect(await counts(reference)).toEqual([1, 1]);
      expect((await told(reference, kemi))[0]?.text).not.toMatch(/malaria|ada/i);
      expect(await told(reference, nneka)).toEqual([]);
      await moveTo(reference, 20);
      expect(await counts(reference)).toEqual([2, 2]);
    });

    it('nobody is told once a doctor has it, or it was cancelled, or five minutes after a booking', async () => {
      const [treated, cancelled] = [await bookEarly(), await bookEarly()];
      const late = await book(ada);
      await assign(treated.reference, nneka, 'doctor');
      await cancel(cancelled.reference, cancelled.token);
      for (const { reference } of [treated, cancelled, late]) await moveTo(reference, 25);
      for (const { reference } of [treated, cancelled, late]) expect(await counts(reference)).toEqual([0, 0]);
      suite.api.advance(6 * 60_000);
      expect(await counts(late.reference)).toEqual([1, 1]);
    });
  });

  it('managers and care managers are told once of a visit that its doctor has not begun (R4.98)', async () => {
    const told = (reference: string, email: string) => suite.mailsTo(email, 'has not begun', reference);
    const [begun, waiting, given] = [await bookEarly(), await bookEarly(), await bookEarly()];
    await start(begun.reference);
    await assign(waiting.reference, nneka, 'doctor');
    for (const { reference } of [begun, waiting, given]) await moveTo(reference, 5);
    const counts = async (reference: string) => {
      await Promise.all([1, 2, 3].map(() => suite.api.housekeep()));
      return Promise.all([kemi, musa].map(async (email) => (await told(reference, email)).length));
    };
    suite.api.advance(14 * 60_000);
    expect(await counts(waiting.reference)).toEqual([0, 0]);
    await assign(given.reference, nneka, 'doctor');
    suite.api.advance(2 * 60_000);
    expect(await counts(waiting.reference)).toEqual([1, 1]);
    expect(await counts(waiting.reference)).toEqual([1, 1]);
    expect((await told(waiting.reference, kemi))[0]?.text).toMatch(/Doctor: .*Nneka/);
    expect((await told(waiting.reference, kemi))[0]?.text).not.toMatch(/malaria|ada/i);
    expect(await counts(begun.reference)).toEqual([0, 0]);
    // They were told before that nobody had it.
    expect(await counts(given.reference)).toEqual([0, 0]);
  });
});
