import { loadNative } from '../testing/native';
import type * as ReadConfig from './read-config';

const production = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://ilera.example',
  DATABASE_URL: 'postgres://db.example/ilera',
  EVIDENCE_STORE: 's3://ilera-evidence/production',
  DATA_KEYS: `2026-11:${Buffer.alloc(32, 7).toString('base64')}`,
  PAYMENT_PROVIDER: 'paystack',
  PAYSTACK_SECRET_KEY: 'sk',
  SMTP_URL: 'smtp://x',
  MAIL_FROM: 'care@ilera.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};
const staff = { OPS_OPENID_CLIENT_ID: 'id', OPS_OPENID_CLIENT_SECRET: 'secret' };

describe('the configuration', () => {
  const read = async (env: Record<string, string>) =>
    (await loadNative<typeof ReadConfig>('../config/read-config.ts')).readConfig(env);

  it('has a default for everything on a developer machine', async () => {
    expect(await read({})).toMatchObject({
      port: 4000,
      siteOrigin: 'http://localhost:3000',
      publicUrl: 'http://localhost:3000/api',
      paymentProvider: 'sandbox',
      seedDemo: true,
    });
  });

  it('keeps files and the waitlist for two years, and mails for a month', async () => {
    expect((await read({})).retention).toMatchObject({ mails: 30, evidence: 730, waitlist: 730 });
  });

  it.each([2026, 2027, 2028, 2029])(
    'keeps medical data and the audit trail of %i for six calendar years, and a day more at most',
    async (year) => {
      const { medical, audit } = (await read({})).retention;
      const days = (Date.UTC(year + 6, 1, 28) - Date.UTC(year, 1, 28)) / 86_400_000;
      for (const kept of [medical, audit]) expect([0, 1]).toContain(kept - days);
    },
  );

  it('is complete for production when all is given', async () => {
    expect(await read(production)).toMatchObject({ production: true, seedDemo: false, rateLimits: true });
  });

  it('reads the addresses of clinic managers in small letters', async () => {
    const { clinicManagers } = await read({ CLINIC_MANAGERS: 'Ada@mail.example, bola@Mail.example' });
    expect(clinicManagers).toEqual(['ada@mail.example', 'bola@mail.example']);
  });

  it('names every fault at once', async () => {
    await expect(read({ NODE_ENV: 'production', API_PORT: 'x', RATE_LIMITS: 'off' })).rejects.toMatchObject({
      faults: expect.arrayContaining([
        expect.stringContaining('API_PORT'),
        expect.stringContaining('sandbox'),
        expect.stringContaining('SMTP_URL'),
        expect.stringContaining('GOOGLE_CLIENT_ID'),
        expect.stringContaining('DATABASE_URL'),
        expect.stringContaining('EVIDENCE_STORE'),
        expect.stringContaining('DATA_KEYS'),
        expect.stringContaining('RATE_LIMITS'),
        expect.stringContaining('https'),
      ]),
    });
  });

  it.each([
    ['DATABASE_URL', 'postgres://ilera:pass/word@db.example/ilera'],
    ['SMTP_URL', 'smtps://ilera:pass/word@mail.example:465'],
    ['DATABASE_URL', 'db.example/ilera'],
    ['SMTP_URL', 'mail.example.com:587'],
    ['PAYSTACK_SECRET_KEY', 'sk_test_0123456789'],
    ['PAYSTACK_URL', 'http://api.paystack.co'],
    ['GOOGLE_ISSUER', 'http://accounts.google.com'],
    ['AFRICASTALKING_URL', 'http://api.africastalking.com'],
    ['DATABASE_DIR', 'memory://'],
    ['CLINIC_MANAGERS', 'ada@mail.example, nobody'],
    ['EVIDENCE_STORE', 's3://'],
    ['EVIDENCE_SCANNER', 'localhost:3310'],
    ['DATA_KEYS', `2026:${Buffer.alloc(16).toString('base64')}`],
    ['RETENTION_DAYS', 'audit=30'],
    ['RETENTION_DAYS', 'waitlist=29'],
    ['RETENTION_DAYS', 'visits=30'],
    ['DATA_KEYS', Buffer.alloc(32).toString('base64')],
    ['DATA_KEYS', `a:${Buffer.alloc(32).toString('base64')} a:${Buffer.alloc(32).toString('base64')}`],
    ['ALLOWED_REDIRECT_ORIGINS', 'app.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['OPS_OPENID_ISSUER', 'login.example'],
    ['OPS_OPENID_ISSUER', 'http://login.example'],
    ['REFUND_APPROVAL_NAIRA', '1998'],
    ['SEED_DEMO', 'on'],
    ['PUBLIC_API_URL', 'http://ilera.example/api'],
  ])('refuses production with %s=%s', async (name, value) => {
    await expect(read({ ...production, ...staff, [name]: value })).rejects.toMatchObject({
      faults: [expect.stringContaining(name)],
      message: expect.not.stringContaining('pass/word'),
    });
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'refuses production without %s',
    async (name) => {
      const env: Record<string, string> = { ...production };
      delete env[name];
      await expect(read(env)).rejects.toMatchObject({ name: 'ConfigError' });
    },
  );
});
