import { readEnvironment } from '@ilera/contracts/environment';
import { gatewaysFor } from './ask-gateways';

it('asks the gateways of RELEASE_SITE, however they are separated', () => {
  for (const RELEASE_SITE of ['https://a.test, https://b.test/', 'https://a.test/ https://b.test'])
    expect(gatewaysFor(readEnvironment({ RELEASE_SITE })).gateways).toEqual([
      'https://a.test',
      'https://b.test',
    ]);
});
