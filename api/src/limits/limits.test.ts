import type { CallName } from '@ilera/contracts/api';
import { startInNextYear, year } from '../testing/booking-days';
import type * as Hash from '../encryption/hash';
import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import type * as Limits from './limits';

type Uses = [CallName, max: number, minutes: number];

const ofNetworks: Uses[] = [
  ['login', 300, 1],
  ['verifyPrescription', 300, 1],
  ['guestReceipt', 300, 1],
  ['guestReceiptPdf', 300, 1],
  ['guestCare', 300, 1],
  ['guestLetter', 300, 1],
  ['moveGuestVisit', 300, 1],
  ['cancelGuestVisit', 300, 1],
  ['sendGuestFiles', 300, 1],
  ['conditionDiscount', 300, 1],
  ['planDiscount', 300, 1],
  ['payForCondition', 300, 1],
  ['resetPassword', 300, 1],
  ['startGoogle', 300, 1],
  ['clinicSignIn', 300, 1],
  ['register', 300, 10],
  ['forgotPassword', 300, 10],
  ['joinWaitlist', 300, 10],
];
const ofPeople: Uses[] = [
  ['bookVisit', 10, 60],
  ['moveVisit', 20, 60],
  ['payForCondition', 20, 10],
  ['subscribePlan', 20, 10],
  ['updateCard', 20, 10],
  ['claim', 40, 60],
  ['exportData', 10, 60],
  ['exportFiles', 5, 60],
  ['eraseData', 10, 60],
  ['changePassword', 10, 60],
  ['sendVerification', 10, 60],
  ['inviteEmployees', 60, 60],
  ['resendInvitation', 60, 60],
];
const ofAddresses: [...Uses, isPerNetwork: boolean][] = [
  ['register', 10, 10, false],
  ['forgotPassword', 5, 10, true],
  ['joinWaitlist', 5, 10, true],
  ['payForCondition', 20, 10, true],
];

const names = { first_name: 'Ann', last_name: 'Bello' };
const [email, other] = ['limited@mail.example', 'others@mail.example'];
const date = `3-4-${year} 10:15 am`;
const slot = { date, method: 'video', description: 'a cough' };
const redirect_url = 'http://localhost:3000/account/home';
const next = { password: 'another secret', password_confirmation: 'another secret' };
/** Bodies that are valid, because what is not valid counts for nobody but the network. */
const bodies: Partial<Record<CallName, object>> = {
  bookVisit: { ...slot, day: 4, month: 2, year, time: '10:15 am', id: 1 },
  moveVisit: { date },
  payForCondition: { ...names, ...slot, email, redirect_url },
  subscribePlan: { ...names, plan_id: 1, frequency: 'quarter', quantity: 1, redirect_url },
  eraseData: { password: 'a guess', confirmation: 'ERASE' },
  changePassword: { current_password: 'a guess', ...next },
  inviteEmployees: { people: [{ name: 'Uju Eze', email: 'uju@mail.example' }] },
  register: { ...names, email, password: 'long enough' },
  forgotPassword: { email },
  joinWaitlist: { ...names, email, phone_number: '08031234567' },
};

onDatabase(
  'the limit of uses',
  (suite) => {
    startInNextYear(suite);
    const bayo = 'bayo.planholder@ilera.example';
    const home = '203.0.113.7';
    const hash = () => loadNative<typeof Hash>('../encryption/hash.ts');
    const networkOf = async (ip: string) => (await hash()).keyedHash('network', ip);
    let networks = 0;
    let headers: Record<string, string> = {};
    beforeEach(() => void (headers = {}));

    async function call(name: CallName, ip: string, token: string | null, more: object = {}) {
      const { method, path } = suite.api.calls[name];
      const body = method === 'GET' ? {} : { body: { ...bodies[name], ...more } };
      return suite.ask({ method, url: path.replace(/:\w+/g, '1'), ip, token, headers, ...body });
    }

    /** Uses a limit up: tries the last use, and one more. @param key of what is counted */
    async function useUp(key: string, [, max, minutes]: Uses, use: () => ReturnType<typeof call>) {
      const { keyedDigest } = await hash();
      const row = `where key_hash = '${keyedDigest('use-count', key)}'`;
      await use();
      const begun = suite.api.services.now().toISOString();
      expect(
        Number(
          await suite.api.one(
            `select round(extract(epoch from ends_at - '${begun}') / 60) from use_counts ${row}`,
          ),
        ),
      ).toBe(minutes);
      await suite.api.run(`update use_counts set count = ${max - 1} ${row}`);
      const last = await use();
      expect(last.status).not.toBe(429);
      expect(last.status).toBeLessThan(500);
      const beyond = await use();
      expect({ status: beyond.status, saysWhen: Number(beyond.headers['retry-after']) > 0 }).toEqual({
        status: 429,
        saysWhen: true,
      });
    }

    it.each(ofNetworks)('lets a network make the call %s %i times in %i minutes', async (...limit) => {
      const [name] = limit;
      const token = name === 'planDiscount' ? await suite.api.signIn(bayo) : null;
      const from = `10.1.0.${(networks += 1)}`;
      // Not valid, and counted all the same.
      const use = (ip = from) => call(name, ip, token, { email: null, date: null });
      await useUp(`${name} network ${await networkOf(from)}`, limit, use);
      expect((await use(home)).status).not.toBe(429);
    });

    it.each(ofPeople)('lets a person make the call %s %i times in %i minutes', async (...limit) => {
      const [name] = limit;
      let uses = 0;
      const use = async (who: string) => call(name, `10.2.0.${(uses += 1)}`, await suite.api.signIn(who));
      await useUp(`${name} person ${await suite.api.userId(bayo)}`, limit, () => use(bayo));
      expect((await use('chioma.family@ilera.example')).status).not.toBe(429);
    });

    it.each(ofAddresses)(
      'lets an address have the call %s %i times in %i minutes, counted for each network apart: %s',
      async (name, max, minutes, isPerNetwork) => {
        const from = isPerNetwork ? ` from ${await networkOf(home)}` : '';
        await useUp(`${name} address ${email}${from}`, [name, max, minutes], () => call(name, home, null));
        const written = { email: ` ${email.toUpperCase()}`.trim() };
        expect((await call(name, home, null, written)).status).toBe(429);
        expect((await call(name, home, null, { email: other })).status).not.toBe(429);
        expect((await call(name, '203.0.113.8', null)).status === 429).toBe(!isPerNetwork);
      },
    );

    it('is tested for each call that has one', async () => {
      const { addressLimits, networkLimits, personLimits } =
        await loadNative<typeof Limits>('../limits/limits.ts');
      const named = [networkLimits, personLimits, addressLimits].map((limits) => Object.keys(limits).sort());
      expect(named).toEqual(
        [ofNetworks, ofPeople, ofAddresses].map((uses) => uses.map(([name]) => name).sort()),
      );
    });

    it.each([
      ['counts a sender that forges X-Forwarded-For as itself', '203.0.113.9', 429],
      ['counts what our own proxy forwards as of the address that it names', '127.0.0.1', 200],
    ])('%s', async (_words, ip, status) => {
      const key = `forgotPassword address ${email} from ${await networkOf(ip)}`;
      await useUp(key, ['forgotPassword', 5, 10], () => call('forgotPassword', ip, null));
      headers = { 'x-forwarded-for': '198.51.100.1' };
      expect((await call('forgotPassword', ip, null)).status).toBe(status);
    });
  },
  { rateLimits: true },
);
