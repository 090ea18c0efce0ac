import { featureNames } from '@ilera/contracts';
import { loadKeys } from '../registry/ledger/load-keys';
import { readGatewayConfig } from './gateway-config';

const featuresOf = (env: Record<string, string>) => readGatewayConfig(env as NodeJS.ProcessEnv).site.features;

// R4.75
describe('the features beyond the specification', () => {
  it('are all on with our own API, and off with a foreign one', () => {
    expect(featuresOf({})).toEqual(featureNames);
    expect(featuresOf({ API_BASE_URL: 'https://api.example' })).toEqual([]);
    const foreign = { API_BASE_URL: 'https://api.example', API_UPSTREAM: 'http://api' };
    expect(readGatewayConfig(foreign).apiAddress).toBeUndefined();
  });

  it('are those that the variable FEATURES lists, or none', () => {
    expect(featuresOf({ FEATURES: 'none' })).toEqual([]);
    expect(featuresOf({ FEATURES: 'invitations, claims', API_BASE_URL: 'https://api.example' })).toEqual([
      'invitations',
      'claims',
    ]);
  });

  it('refuse a name that is none of them', () => {
    expect(() => featuresOf({ FEATURES: 'invitation' })).toThrow('FEATURES: invitation is none of');
  });
});

it('a wrong configuration is refused with every fault at once, also a number that is none', () => {
  const wrong = {
    CITY_CHECK: 'sometimes',
    REDIRECT_HOSTS: 'https://a.example',
    SERVICE_WORKER: 'yes',
    DOCUMENT_SECONDS: '600',
    WHATSAPP_NUMBER: '0801 234 5678',
    ASSET_BASE_URL: 'https://',
    WEBHOOK_URL: 'hooks.example',
    GATEWAYS: 'https://a.example, b.example',
    SITE_PORT: '99999',
    TRUST_PROXY: 'true',
    OPS_KEY: 'short',
    OPS_OPENID_ISSUER: 'ftp://login.example',
  };
  const needed = ['SITE_ORIGIN', 'RELEASE_PUBLIC_KEYS'];
  const read = () => readGatewayConfig({ ...wrong, NODE_ENV: 'production' });
  for (const name of [...Object.keys(wrong), ...needed]) expect(read).toThrow(`\n  ${name}`);
});

it('takes spaces for no key of operators', () => {
  const env = { NODE_ENV: 'production', OPS_KEY: '   ' };
  expect(loadKeys(undefined, env).opsKey).toBeUndefined();
});

it.each(['true', '*', '0.0.0.0/0', '::/0', '10.0.0.1, 0.0.0.0/0'])(
  'takes the word of no proxy that anybody can be: %s',
  (TRUST_PROXY) => expect(() => readGatewayConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY'),
);

it('shows no value of what is wrong, which may be a secret', () => {
  const read = () => readGatewayConfig({ WEBHOOK_URL: 'hooks.example/secret' });
  expect(read).toThrow(/WEBHOOK_URL(?!.*secret)/);
});

it('posts to a webhook as it is given, and leads to no outside host where the list is empty', () => {
  const env = { WEBHOOK_URL: 'https://hooks.example/alerts/', REDIRECT_HOSTS: '' };
  expect(readGatewayConfig(env)).toMatchObject({ webhook: env.WEBHOOK_URL, site: { redirectHosts: [] } });
});

it('takes a number at WhatsApp as people write it, and needs none', () => {
  expect(readGatewayConfig({ WHATSAPP_NUMBER: '+234 (801) 234-5678' }).site.whatsApp).toBe('2348012345678');
  expect(readGatewayConfig({}).site.whatsApp).toBeUndefined();
});

it('takes an origin for the site, and nothing else', () => {
  const read = (SITE_ORIGIN: string) => readGatewayConfig({ SITE_ORIGIN }).siteOrigin;
  expect([read(''), read('https://ilera.example/')]).toEqual([undefined, 'https://ilera.example']);
  for (const wrong of ['ilera.example', 'https://ilera.example/a'])
    expect(() => read(wrong)).toThrow('SITE_ORIGIN');
});
