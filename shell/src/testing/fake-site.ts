import type { RemoteVersion } from '@ilera/contracts';
import type { ImportRemote } from '../remotes/component-loader';
import { createServices, type ServedSite, type SiteServices } from '../site-services';

/** The services of a document of a test; without `importRemote` no remote ever arrives. */
export const fakeServices = (
  site: Partial<ServedSite> = {},
  importRemote: ImportRemote = () => new Promise(() => undefined),
): SiteServices => createServices({ shell: '1', remotes: {}, ...site }, importRemote);

/** A version of a remote as the document names it; its scripts are never loaded. */
export const fakeVersion = (version: string): RemoteVersion => ({
  version,
  base: '/',
  entry: 'e.js',
  entryIntegrity: 'x',
});
