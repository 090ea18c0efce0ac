import {
  type RemoteRoute,
  type PageLayout,
  prerenderedLayout,
  type Prerendered,
  type PrerenderRequest,
  type RemoteInDocument,
} from '@ilera/contracts';
import { renderAddress } from '@ilera/prerender';
import { layouts } from './layout/layouts';
import { SiteRoutes } from './router';
import { createServices, type ServedSite, ServicesContext, type SiteServices } from './site-services';

/**
 * Renders the shell's layout of a path, with a slot for the page. `*` renders the page for unknown addresses;
 * a layout's name renders that layout around a page that a remote brings.
 */
export function render(request: PrerenderRequest): Promise<Prerendered> {
  const site = (
    <ServicesContext value={servicesFor(request)}>
      <SiteRoutes />
    </ServicesContext>
  );
  return renderAddress(site, request);
}

function servicesFor({ page, pattern, navigation }: PrerenderRequest): SiteServices {
  const layout = (Object.keys(layouts) as PageLayout[]).find((name) => prerenderedLayout(name) === page);
  const remotes = layout && { own: standIn({ path: pattern, page, access: 'public', layout }) };
  const site: ServedSite = {
    shell: '',
    remotes: remotes ?? {},
    ...(navigation && { unlisted: { navigation } }),
  };
  return createServices(site);
}

/** A remote with one address; none of its code is loaded. */
const standIn = (route: RemoteRoute): RemoteInDocument => ({
  version: '',
  base: '',
  entry: '',
  entryIntegrity: '',
  routes: [route],
});
