import type { RemoteVersion } from '@ilera/contracts';
import type { ImportRemote } from '../remotes/component-loader';
import { attemptMs, loadWithin } from '../remotes/remote-failure';
import { createServices, type ServedSite, type SiteServices } from '../site-services';

/** A test document's services; without `importRemote` no remote ever arrives. A remote has the limits of a real one. */
export const fakeServices = (
  site: Partial<ServedSite> = {},
  importRemote: ImportRemote = () => new Promise(() => undefined),
): SiteServices =>
  createServices({ shell: '1', remotes: {}, ...site }, (remote, version) =>
    loadWithin(attemptMs, { remote, version: version.version, kind: 'entry' }, () =>
      importRemote(remote, version),
    ),
  );

/** A remote's version as the document names it; its scripts are never loaded. */
export const fakeVersion = (version: string): RemoteVersion => ({
  version,
  base: '/',
  entry: 'e.js',
  entryIntegrity: 'x',
});
