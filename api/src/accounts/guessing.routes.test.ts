/** @jest-environment ./api/src/testing/native-environment.cjs */
import { onDatabase } from '../testing/on-database';
import { peopleOf } from '../testing/people';

onDatabase(
  'limits on guessing',
  (suite) => {
    const login = (email: string, secret: string, ip: string) =>
      suite.ask({ method: 'POST', url: '/auth/individual/login', body: { email, password: secret }, ip });

    it('makes the sixth wrong password wait, and not the owner at another address', async () => {
      const email = 'chioma.family@ilera.example';
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await login(email, 'wrong password', '10.0.0.1')).status).toBe(422);
      const sixth = await login(email, 'Ilera-demo-2026', '10.0.0.1');
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
      expect(sixth.body.errors).toBeTruthy();
      expect((await login(email, 'Ilera-demo-2026', '10.0.0.2')).status).toBe(200);
      suite.api.advance(3000);
      expect((await login(email, 'Ilera-demo-2026', '10.0.0.1')).status).toBe(200);
    });

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

    it.each([
      ['/auth/individual/forget-password', { email: 'nobody@mail.example' }, 5],
      [
        '/waitlist/join',
        { first_name: 'A', last_name: 'B', email: 'a@b.example', phone_number: '08031234567' },
        5,
      ],
      [
        '/auth/individual/register',
        { first_name: 'A', last_name: 'B', email: 'reg@b.example', password: 'long enough' },
        10,
      ],
      ['/individual/get_condition_discount', { code: 'GUESS', condition_id: 1 }, 20],
    ])('stops a flood of %s with 429 and the same shape of answer', async (url, body, allowed) => {
      const ip = '10.0.1.1';
      for (let attempt = 0; attempt < allowed; attempt += 1)
        expect((await suite.ask({ method: 'POST', url, body, ip })).status).not.toBe(429);
      const refused = await suite.ask({ method: 'POST', url, body, ip });
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        status: 'error',
        errors: [expect.stringContaining('Try again in')],
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await suite.ask({ method: 'POST', url, body, ip: '10.0.1.2' })).status).not.toBe(429);
    });
  },
  { rateLimits: true },
);
