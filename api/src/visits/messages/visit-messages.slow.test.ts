import { bookingDate } from '@ilera/format';
import { demoPassword } from '../../seed/data/people';
import { untilNextYear, year } from '../../testing/booking-days';
import { suiteDatabases } from '../../testing/databases/databases';
import { startFakeAfricasTalking, type FakeAfricasTalking } from '../../testing/fake-africas-talking';
import { openApis, type Apis } from '../../testing/processes/open-apis';
import { soon } from '../../testing/soon';
import { peopleOfApi } from '../../testing/processes/people-of-apis';

const minute = 60_000;
const description = 'Payment for Malaria condition';
const people = ['ada.individual', 'bayo.planholder', 'chioma.family'].map((name) => `${name}@ilera.example`);
const times = ['09:30 am', '09:45 am', '10:00 am', '10:15 am'];
const first = Date.UTC(year, 0, 20, 8, 30);

describe.each(suiteDatabases())('two processes that tell of the same visits (R4.98, %s)', (kind) => {
  let apis: Apis;
  let provider: FakeAfricasTalking;
  beforeAll(async () => {
    provider = await startFakeAfricasTalking('key');
    apis = await openApis(kind, {
      MESSENGER: 'africastalking',
      AFRICASTALKING_USERNAME: 'ilera',
      AFRICASTALKING_API_KEY: 'key',
      AFRICASTALKING_URL: provider.url,
    });
    apis.advance(untilNextYear(apis.now()));
  }, 240_000);
  afterAll(async () => {
    await apis?.close();
    await provider?.close();
  });

  async function book(email: string, time: string): Promise<string> {
    const token = await peopleOfApi(apis, 0).tokenOf(email, demoPassword);
    const day = { year, month: 0, day: 20 };
    const body = { ...day, time, date: bookingDate(day, time), method: 'video', id: 1, description };
    const url = '/individual/free_health_care/1';
    const { reference } = (await apis.ask(1, { method: 'POST', url, token, body })).body.data as {
      reference: string;
    };
    if (time === times[3])
      await apis.ask(0, {
        method: 'POST',
        url: `/individual/appointment/${reference}/cancel`,
        token,
        body: {},
      });
    return reference;
  }
  /** Sets the clock of both, lets both work at once, and waits until so many messages are noted. */
  async function until(minutesBefore: number, message: string, count: number): Promise<void> {
    apis.advance(first - minutesBefore * minute - apis.now().getTime());
    const noted = async () =>
      Number(
        (await apis.query(`select count(*) as n from visit_messages where message = '${message}'`))[0]?.n,
      );
    await Promise.all([0, 1, 0, 1].map((api) => apis.tidy(api)));
    const open = async () =>
      Number((await apis.query('select count(*) as n from visit_texts where outcome is null'))[0]?.n);
    await soon(
      `${count} notes and no open text`,
      async () => (await noted()) >= count && (await open()) === 0,
    );
    expect(await noted()).toBe(count);
  }
  const mails = (subject: string) =>
    apis.query(`select recipient, count(*) as n from outbox where subject like '${subject}%' group by 1`);

  it('tell each person and each of the staff once, also by text, and nobody of a cancelled visit (R4.100)', async () => {
    for (const email of people) for (const time of times) await book(email, time);
    const visits = people.length * (times.length - 1);
    await until(30 * 60, 'day', 0);
    await until(23 * 60, 'day', visits);
    await until(10, 'hour', visits);
    await until(-5, 'untaken', visits);
    // Whatever a round before would have sent again is there by now.
    await until(-6, 'untaken', visits);
    const each = Object.fromEntries(
      (await mails('Your Ilera consultation is soon')).map((row) => [row.recipient, Number(row.n)]),
    );
    expect(each).toEqual(Object.fromEntries(people.map((email) => [email, 2 * (times.length - 1)])));
    const staff = (await mails('A consultation at the Ilera clinic has no doctor')).map(({ n }) => Number(n));
    expect(staff).toEqual(staff.map(() => visits));
    expect(staff.length).toBeGreaterThan(1);
    // Ada left no number; the fourth visit of each was cancelled before its text was sent.
    const called = 2 * (times.length - 1);
    const texts = provider.sent.map(({ to, text }) => `${to} ${text}`);
    expect(texts.filter((text) => text.includes('is booked'))).toHaveLength(called);
    expect(texts.filter((text) => text.includes('is soon'))).toHaveLength(2 * called);
    expect(new Set(texts).size).toBe(2 * called);
    expect(texts.join()).not.toMatch(/10:15|malaria|consult/i);
  }, 240_000);
});
