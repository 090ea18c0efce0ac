import {
  type OwnRoute,
  type PageLayout,
  prerenderedLayout,
  type Prerendered,
  type PrerenderRequest,
  type RemoteInDocument,
} from '@shared/contracts';
import { renderAddress } from '@shared/prerender';
import { layouts } from './layout/layouts';
import { installRegistry, PageRegistry } from './page-registry';
import { SiteRoutes } from './router';

/**
 * Renders the shell's layout of a path, with a slot for the page; for `*`, the page for unknown addresses; for
 * a layout's own name, that layout around a page that a remote brings.
 */
export function render(request: PrerenderRequest): Promise<Prerendered> {
  installRegistry(registryFor(request));
  return renderAddress(<SiteRoutes />, request);
}

function registryFor({ page, pattern, navigation }: PrerenderRequest): PageRegistry {
  const layout = (Object.keys(layouts) as PageLayout[]).find((name) => prerenderedLayout(name) === page);
  const remotes = layout && { own: standIn({ path: pattern, page, access: 'public', layout }) };
  return new PageRegistry({
    shell: '',
    remotes: remotes ?? {},
    ...(navigation && { unlisted: { navigation } }),
    prerenderedNavigation: true,
  });
}

/** A remote that brings one address; nothing of it is loaded. */
const standIn = (route: OwnRoute): RemoteInDocument => ({
  version: '',
  base: '',
  entry: '',
  entryIntegrity: '',
  pages: {},
  modals: {},
  routes: [route],
});
