import type { Browser } from '@playwright/test';
import { openReleaseDesk } from '../../ops/src/testing/release-desk';
import { line } from '../../ops/src/testing/sites/remote-routes-site';
import { uploadRelease } from '../../ops/src/registry/releases/upload';
import { tryComposition } from './try-composition';

it.each([
  ['passed', 'without a grant', line({ path: '/not/granted' })],
  ['apart', 'to a page that it lacks', line({ page: 'gone' })],
  ['apart', 'that is stricter than the line of the shell', line({ path: '/things', access: 'signed-in' })],
])('a composition is %s for a route of a remote %s', async (result, name, brought) => {
  const { folder, store, part } = openReleaseDesk();
  const routes = [{ path: '/things', remote: 'mf-things', page: 'list', access: 'public' as const }];
  for (const one of [part('shell', '1.0.0', { routes }), part('mf-things', '1.0.0', brought)])
    await uploadRelease(store, one);
  const bench = { browser: {} as Browser, storeFolder: `${folder}/store`, apiUrl: 'http://api.test' };
  const versions = { shell: '1.0.0', 'mf-things': '1.0.0' };
  expect((await tryComposition(bench, name, versions, [])).result).toBe(result);
});
