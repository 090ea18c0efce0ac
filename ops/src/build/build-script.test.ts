import { newFolder } from '../testing/temporary';
import { writeSources } from '../testing/packages/small-repository';
import { ReleaseSchema } from '@ilera/contracts/release-schema';
import { buildParts } from './build-parts';

it('says of a remote that Module Federation’s plugin alone has built what a release would say', async () => {
  const repository = newFolder();
  writeSources(repository, {
    'mf-stock/package.json': JSON.stringify({
      name: 'mf-stock',
      version: '1.2.0',
      devDependencies: { '@module-federation/enhanced': '*' },
    }),
    'mf-stock/dist/mf-manifest.json': '{}',
  });
  const refused = await buildParts({ repository, parts: ['mf-stock'] }).catch(String);
  expect(refused).toMatch(/ReleaseRefused: .*mf-stock.package\.json does not name @ilera\/build/);
  for (const field of ['release.json', ...ReleaseSchema.required]) expect(refused).toContain(field);
});
