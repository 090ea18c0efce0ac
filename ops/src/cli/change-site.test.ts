import { commandContext } from '../testing/command-context';
import { startReleaseDesk } from '../testing/release-desk';
import { startHealthSite } from '../testing/sites/health-site';
import { openContext } from './context';
import { freeze } from './freeze';

it('a freeze is not known to hold before a gateway serves it', async () => {
  const { ledger } = await startReleaseDesk();
  const { site } = await startHealthSite({ revision: 3 });
  expect(await freeze(commandContext(ledger, { reason: 'the night' }))).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining('No gateway was asked'),
  });
  expect(await freeze(commandContext(ledger, { end: true }, [site]))).not.toHaveProperty('exitCode');
});

it('refuses a site that is no address, before anything is asked or changed', async () => {
  await expect(openContext({ site: 'https://a.example ilera.example' })).rejects.toThrow(
    'RELEASE_SITE: ilera.example',
  );
});
