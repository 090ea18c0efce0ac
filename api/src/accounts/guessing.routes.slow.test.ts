import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import { password, peopleOf } from '../testing/people';
import type * as HashQueue from './hash-queue';

onDatabase(
  'limits on guessing',
  (suite) => {
    const login = (email: string, secret: string, ip: string) =>
      suite.ask({ method: 'POST', url: '/auth/individual/login', body: { email, password: secret }, ip });

    it('refuses the sixth sign-in for some seconds after five wrong passwords, and lets the owner in from another network', async () => {
      const email = 'chioma.family@ilera.example';
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await login(email, 'wrong password', '10.0.0.1')).status).toBe(422);
      const sixth = await login(email, 'Ilera-demo-2026', '10.0.0.1');
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
      expect(sixth.body.errors).toEqual([expect.stringContaining('Try again in')]);
      expect((await login(email, 'Ilera-demo-2026', '10.0.0.2')).status).toBe(200);
      suite.api.advance(3000);
      expect((await login(email, 'Ilera-demo-2026', '10.0.0.1')).status).toBe(200);
    });

    it('counts no sign-in that has to wait because many others guess', async () => {
      const { email } = await peopleOf(suite).registered();
      const ownerIp = '10.12.0.1';
      for (let guesser = 0; guesser < 25; guesser += 1) {
        suite.api.advance(30_000);
        await login(email, 'wrong password', `10.11.0.${guesser}`);
        if (guesser > 15) expect((await login(email, password, ownerIp)).status).toBe(429);
      }
      suite.api.advance(30_000);
      expect((await login(email, password, ownerIp)).status).toBe(200);
    });

    const coupon = (code: string, ip: string) =>
      ask('/individual/get_condition_discount', { code, condition_id: 1 }, ip);

    it('lets the owner in from a new network after a reset, while many others guess on and on', async () => {
      const email = 'efe.corporate@ilera.example';
      let guesser = 0;
      const guess = () => login(email, 'wrong password', `10.7.${(guesser += 1) >> 8}.${guesser & 255}`);
      for (let attempt = 0; attempt < 14; attempt += 1) {
        await guess();
        suite.api.advance(1000);
      }
      // Whoever comes first after a gap uses it up, and that is never the owner.
      const ownerIp = '10.8.0.1';
      for (let round = 0; round < 3; round += 1) {
        suite.api.advance(30_000);
        await guess();
        expect((await login(email, 'Ilera-demo-2026', ownerIp)).status).toBe(429);
      }
      await suite.ask({
        method: 'POST',
        url: '/auth/individual/forget-password',
        body: { email },
        ip: ownerIp,
      });
      const token = await peopleOf(suite).linkIn(email, 'reset_password');
      const next = 'a way back in';
      const body = { password: next, password_confirmation: next };
      const reset = { method: 'POST' as const, url: `/individual/set-password/${token}`, body, ip: ownerIp };
      expect((await suite.ask(reset)).status).toBe(200);
      await guess();
      expect((await login(email, next, ownerIp)).status).toBe(200);
    });

    const carrier = '10.0.1.1';
    const ask = (url: string, body: object, ip = carrier) => suite.ask({ method: 'POST', url, body, ip });
    const names = { first_name: 'A', last_name: 'B' };
    const calls = [
      ['/auth/individual/forget-password', {}, 5],
      ['/waitlist/join', { ...names, phone_number: '08031234567' }, 5],
      ['/auth/individual/register', { ...names, password: 'long enough' }, 10],
    ] as const;

    it.each(calls)(
      'stops one address at %s, with 429 and the same shape of answer',
      async (url, body, most) => {
        const email = 'flood@mail.example';
        for (let attempt = 0; attempt < most; attempt += 1)
          expect((await ask(url, { ...body, email })).status).toBe(200);
        const refused = await ask(url, { ...body, email: email.toUpperCase() });
        expect(refused.status).toBe(429);
        expect(refused.body).toMatchObject({
          status: 'error',
          errors: [expect.stringContaining('Try again in')],
        });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      },
    );

    it.each(calls)('lets twenty people behind one carrier’s address use %s', async (url, body) => {
      for (let person = 0; person < 20; person += 1)
        expect((await ask(url, { ...body, email: `behind${person}@mail.example` })).status).toBe(200);
    });

    it('allows a password reset although other networks have asked for many', async () => {
      const email = 'flood@mail.example';
      expect((await ask(calls[0][0], { email }, '10.0.1.2')).status).toBe(200);
    });

    it('stops a network after twenty wrong codes or passwords a minute, and counts no right ones', async () => {
      const people = ['ada.individual', 'bayo.planholder', 'danladi.smes'].map(
        (who) => `${who}@ilera.example`,
      );
      const ip = '10.0.4.1';
      for (let index = 0; index < 30; index += 1) {
        expect((await coupon('WELCOME10', ip)).status).toBe(200);
        expect((await login(people[index % 3] ?? '', 'Ilera-demo-2026', ip)).status).toBe(200);
      }
      const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => coupon(`G${index}`, ip)));
      expect(guesses.filter(({ status }) => status === 422)).toHaveLength(20);
      expect((await coupon('WELCOME10', ip)).status).toBe(429);
      for (let index = 0; index < 20; index += 1)
        expect((await login(`spray${index}@mail.example`, 'Lagos-2026', ip)).status).toBe(422);
      expect((await login('spray20@mail.example', 'Lagos-2026', ip)).status).toBe(429);
      // Who has signed in from there before is not kept out with whoever guesses behind the same carrier's address.
      expect((await login(people[1] ?? '', 'Ilera-demo-2026', ip)).status).toBe(200);
      const newcomer = 'grace.employee@ilera.example';
      expect((await login(newcomer, 'Ilera-demo-2026', ip)).status).toBe(429);
      expect((await login(newcomer, 'Ilera-demo-2026', '10.0.4.2')).status).toBe(200);
      expect((await coupon('WELCOME10', '10.0.4.2')).status).toBe(200);
      suite.api.advance(61_000);
      expect((await login(people[0] ?? '', 'Ilera-demo-2026', ip)).status).toBe(200);
    });

    it('keeps nobody out behind an address from which a hundred use a right coupon at once', async () => {
      const ip = '10.0.7.1';
      await Promise.all(Array.from({ length: 100 }, () => coupon('WELCOME10', ip)));
      expect((await coupon('WELCOME10', ip)).status).toBe(200);
    });

    it('keeps nobody out behind an address from which many try a coupon that is over', async () => {
      await suite.api.run(
        `insert into coupons (code, percent, scope, expires_at) values ('OVER', 10, 'condition', '2020-01-01')`,
      );
      const ip = '10.0.6.1';
      for (let index = 0; index < 25; index += 1) expect((await coupon('OVER', ip)).status).toBe(422);
      expect((await coupon('WELCOME10', ip)).status).toBe(200);
    });

    it('counts each coupon guess in every call that takes a coupon, and no call without a coupon', async () => {
      const token = await suite.api.signIn('ada.individual@ilera.example');
      const plan = { frequency: 'quarter', quantity: 1, ...names, redirect_url: 'http://localhost:3000/' };
      const visit = { ...plan, method: 'video', description: 'x', date: '1-1-2020 09:30 am' };
      const wrong = (url: string, body: object, ip: string) => async (index: number) => {
        const email = `guess${index}@mail.example`;
        const code = 'couponcode' in body ? { couponcode: `G${index}` } : {};
        const signedIn = url.includes('quote') ? { token } : {};
        return (await suite.ask({ method: 'POST', url, body: { ...body, ...code, email }, ip, ...signedIn }))
          .status;
      };
      const many = (ask: (index: number) => Promise<number>) =>
        Promise.all(Array.from({ length: 25 }, (_, index) => ask(index)));
      for (const [url, body] of [
        ['/individual/plan_quote', { ...plan, plan_id: 999 }],
        ['/condition/payment/1', visit],
      ] as const)
        expect(new Set(await many(wrong(url, body, '10.0.5.1')))).toEqual(new Set([422]));
      const soon = new Date(suite.api.services.now().getTime() + 2 * 86_400_000);
      const date = `${soon.getUTCMonth() + 1}-${soon.getUTCDate()}-${soon.getUTCFullYear()} 09:30 am`;
      for (const [url, body] of [
        ['/individual/plan_quote', { ...plan, plan_id: 1, couponcode: '' }],
        ['/condition/payment/1', { ...visit, date, couponcode: '' }],
      ] as const) {
        const answers = await many(wrong(url, body, '10.0.5.2'));
        expect([url, answers.filter((status) => status === 422).length]).toEqual([url, 20]);
      }
    });
  },
  { rateLimits: true },
);

onDatabase(
  'signing in while too many people do',
  (suite) => {
    it('asks to try again, however often, because no password was checked', async () => {
      const { login } = peopleOf(suite);
      for (let attempt = 0; attempt < 8; attempt += 1)
        expect((await login('chioma.family@ilera.example')).status).toBe(503);
    });
  },
  async () => {
    const { createHashQueue } = await loadNative<typeof HashQueue>('../accounts/hash-queue.ts');
    return { rateLimits: true, passwords: createHashQueue({ limit: 0, queueLimit: 0 }) };
  },
);
