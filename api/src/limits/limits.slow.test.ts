import { createHash } from 'node:crypto';
import { startInNextYear, year } from '../testing/booking-days';
import { describeWithPostgres, onDatabase } from '../testing/on-database';
import { openApis, type Apis } from '../testing/processes/open-apis';
import type { Asked } from '../testing/test-api';

const password = 'Ilera-demo-2026';
const address = (index: number) => `10.${20 + Math.floor(index / 250)}.0.${(index % 250) + 1}`;

onDatabase(
  'limits for one person',
  (suite) => {
    startInNextYear(suite);
    const signIn = (email: string, secret: string, ip: string) =>
      suite.ask({ method: 'POST', url: '/auth/individual/login', body: { email, password: secret }, ip });

    it('books ten visits in an hour, from whatever address, and then says when to come back', async () => {
      let token = await suite.api.signIn('ada.individual@ilera.example');
      const book = (index: number) => {
        const [day, hour] = [(index % 28) + 1, 9 + Math.floor(index / 28)];
        const time = `${String(hour).padStart(2, '0')}:00 am`;
        return suite.ask({
          method: 'POST',
          url: '/individual/free_health_care/1',
          token,
          ip: address(index),
          body: {
            id: 1,
            day,
            month: 2,
            year,
            time,
            method: 'video',
            date: `3-${day}-${year} ${time}`,
            description: `Visit ${index}`,
          },
        });
      };
      const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => book(index)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
      const refused = responses.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(20);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000);
      suite.api.advance(61 * 60_000);
      token = await suite.api.signIn('ada.individual@ilera.example');
      expect((await book(40)).status).toBe(200);
    });

    it('gives hundreds of addresses few guesses at one account, and lets its owner in', async () => {
      const owner = 'chioma.family@ilera.example';
      const home = '10.9.9.9';
      expect((await signIn(owner, password, home)).status).toBe(200);
      const now = () => suite.api.services.now().getTime();
      // From one guess that is tried to the next the clock stands still, however long the sign-ins take.
      let moment = now();
      const at = async (secret: string, ip: string, email = owner) => {
        suite.api.advance(moment - now());
        const { status, headers } = await signIn(email, secret, ip);
        if (status === 422) moment = now();
        return headers['retry-after'] ? [status, Number(headers['retry-after'])] : [status];
      };
      let networks = 0;
      const guess = async () => at('wrong password', address((networks += 1)));
      const guesses = [];
      for (let index = 0; index < 120; index += 1) guesses.push(await guess());
      expect(guesses).toEqual(guesses.map((_, index) => (index < 10 ? [422] : [429, 1])));
      // One guess more after each wait, which is twice as long each time up to half a minute.
      for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
        expect(await guess()).toEqual([429, seconds]);
        moment += seconds * 1000;
        expect(await guess()).toEqual([422]);
      }
      expect(await at(password, home)).toEqual([200]);
      // From another network the owner waits too; another person's account has no wait at all.
      expect(await at(password, '10.8.8.8')).toEqual([429, 30]);
      expect(await at(password, address(1), 'danladi.smes@ilera.example')).toEqual([200]);
      moment += 30_000;
      expect(await at(password, '10.8.8.8')).toEqual([200]);
    });

    it('keeps no hash of an address or a network that a list of them would undo', async () => {
      const [email, ip] = ['somebody@mail.example', '10.7.7.7'];
      await signIn(email, 'wrong password', ip);
      await suite.ask({ method: 'POST', url: '/auth/individual/forget-password', body: { email }, ip });
      const unkeyed = [email, ip, `forgotPassword address ${email}`].map(
        (text) => `'${createHash('sha256').update(text).digest('hex')}'`,
      );
      const found = ['account_hash', 'network_hash'].map((column) => `${column} in (${unkeyed.join()})`);
      expect(await suite.api.one(`select count(*) from login_attempts where ${found.join(' or ')}`)).toBe(
        '0',
      );
      expect(
        await suite.api.one(`select count(*) from use_counts where key_hash in (${unkeyed.join()})`),
      ).toBe('0');
    });
  },
  { rateLimits: true },
);

describeWithPostgres('limits of two processes', () => {
  let apis: Apis;
  beforeAll(async () => {
    apis = await openApis('postgres', { RATE_LIMITS: 'on' });
  }, 240_000);
  afterAll(() => apis?.close());
  const statusesOf = async (count: number, asked: Asked) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await apis.ask(index, { method: 'POST', ...asked })).status);
    return statuses;
  };

  it('are one limit for an address', async () => {
    const body = { email: 'nobody@mail.example' };
    const asked = { url: '/auth/individual/forget-password', body, ip: '10.0.3.1' };
    expect(await statusesOf(8, asked)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('are one wait for a person who guesses', async () => {
    const body = { email: 'efe.corporate@ilera.example', password: 'wrong password' };
    const asked = { url: '/auth/individual/login', body, ip: '10.0.3.2' };
    expect(await statusesOf(6, asked)).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
