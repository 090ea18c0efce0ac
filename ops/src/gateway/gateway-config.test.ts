import { featureNames } from '@shared/contracts';
import { readGatewayConfig } from './gateway-config';

const featuresOf = (env: Record<string, string>) =>
  readGatewayConfig(env as NodeJS.ProcessEnv, 'http://127.0.0.1:1').site.features;

// R4.75
describe('the features beyond the specification', () => {
  it('are all on with our own API, and off with a foreign one', () => {
    expect(featuresOf({})).toEqual(featureNames);
    expect(featuresOf({ API_BASE_URL: 'https://api.example' })).toEqual([]);
  });

  it('are those that FEATURES lists', () => {
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

it('takes an origin for the site, and nothing else', () => {
  const read = (SITE_ORIGIN: string) => readGatewayConfig({ SITE_ORIGIN }).siteOrigin;
  expect([read(''), read('https://ilera.example/')]).toEqual([undefined, 'https://ilera.example']);
  for (const wrong of ['ilera.example', 'https://ilera.example/a'])
    expect(() => read(wrong)).toThrow('SITE_ORIGIN');
});
