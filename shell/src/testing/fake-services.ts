import { createServices, type ServedSite, type SiteServices } from '../site-services';
import type { ImportRemote } from '../remotes/component-loader';

/** The services of a document of a test; without `importRemote` no remote ever arrives. */
export const fakeServices = (
  site: Partial<ServedSite> = {},
  importRemote: ImportRemote = () => new Promise(() => undefined),
): SiteServices => createServices({ shell: '1', remotes: {}, ...site }, importRemote);
