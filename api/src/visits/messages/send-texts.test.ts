import { year } from '../../testing/booking-days';
import { clinicSteps, kemi } from '../../testing/clinic/clinic-steps';
import type { Messenger, SandboxMessenger } from '../../messenger/messenger';
import { onDatabase } from '../../testing/on-database';
import { visitSteps } from '../../testing/visit-steps';

const isSandbox = (messenger: Messenger | null): messenger is SandboxMessenger =>
  messenger !== null && 'sent' in messenger;

onDatabase(
  'texts about visits (R4.100)',
  (suite) => {
    const { payAsGuest } = visitSteps(suite);
    const { as, assign, bookDaysAgo, moveTo } = clinicSteps(suite);
    const sent = (phone: string) => {
      const { messenger } = suite.api.services;
      if (!isSandbox(messenger)) throw new Error('The texts are sent for real');
      return messenger.sent.filter(({ to }) => to === phone);
    };
    const rounds = () => Promise.all([1, 2, 3].map(() => suite.api.housekeep()));

    let nth = 0;
    /** A guest who left a number with a certain end. */
    async function paid(end = '') {
      nth += 1;
      const digits = `8030${String(nth).padStart(2, '0')}${end.padStart(4, '5')}`;
      await payAsGuest(`text.${nth}@mail.example`, `9-${nth}-${year} 09:30 am`, { phone: `0${digits}` });
      const day = `${year}-09-${String(nth).padStart(2, '0')}`;
      const [{ reference }] = (await as(kemi, `/visits?day=${day}`)).body.data as [{ reference: string }];
      return { phone: `+234${digits}`, reference };
    }
    const outcomes = async (reference: string) =>
      suite.api
        .one(`select string_agg(kind || ' ' || coalesce(outcome, '-'), ', ' order by t.id) from visit_texts t
        join visits a on a.id = t.visit_id where a.reference = '${reference}'`);

    it('say that a visit is booked, where to join and that it is soon, each once, without medical words', async () => {
      const { phone, reference } = await paid();
      await rounds();
      expect(sent(phone)).toHaveLength(1);
      expect(sent(phone)[0]?.text).toContain('your appointment is booked');
      await assign(reference, kemi, 'care');
      await rounds();
      expect(sent(phone)[1]?.text).toMatch(/Join here: https:\/\/meet/);
      await bookDaysAgo(reference);
      await moveTo(reference, 20 * 60);
      await rounds();
      await rounds();
      expect(sent(phone).map(({ text }) => /is (booked|soon)|ready/.exec(text)?.[0])).toEqual([
        'is booked',
        'ready',
        'is soon',
      ]);
      expect(JSON.stringify(sent(phone))).not.toMatch(/malaria|consult|doctor|Ann/i);
    });

    it('are not sent after the visit was cancelled, moved or begun, nor without a phone number', async () => {
      const [cancelled, moved] = [await paid(), await paid()];
      await suite.api.run(
        `update visits set status = 'cancelled' where reference = '${cancelled.reference}'`,
      );
      await moveTo(moved.reference, 48 * 60);
      await rounds();
      for (const { phone, reference } of [cancelled, moved]) {
        expect(sent(phone)).toEqual([]);
        expect(await outcomes(reference)).toBe('booked dropped');
      }
    });

    it('are retried only when the messenger surely did not take them', async () => {
      const [refused, busy, lost] = [await paid('0000'), await paid('0001'), await paid('0002')];
      await rounds();
      suite.api.advance(10 * 60_000);
      await rounds();
      expect(await outcomes(refused.reference)).toBe('booked STATUS 403');
      expect(await outcomes(lost.reference)).toBe('booked TIMEOUT');
      const attempts = async (reference: string) =>
        suite.api.one(`select attempts from visit_texts t join visits a on a.id = t.visit_id
          where a.reference = '${reference}'`);
      expect({ refused: await attempts(refused.reference), lost: await attempts(lost.reference) }).toEqual({
        refused: '1',
        lost: '1',
      });
      expect(Number(await attempts(busy.reference))).toBeGreaterThan(1);
    });
  },
  { messengerName: 'sandbox' },
);
