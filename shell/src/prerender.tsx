import type { Prerendered, PrerenderRequest } from '@shared/contracts';
import { renderRoute, Slot } from '@shared/prerender';
import { SkipLink } from '@shared/ui';
import { layouts } from './layout/layouts';
import { NotFoundPage } from './pages/not-found.page';
import { siteMap } from './site-map';

/** The shell's frame of a path, with a slot for the page; of `*`, the page for addresses that do not exist. */
export function render(request: PrerenderRequest): Promise<Prerendered> {
  const route = siteMap.find(({ path }) => path === request.pattern);
  const Layout = layouts[route?.layout ?? 'site'];
  return renderRoute(
    <>
      <SkipLink />
      {/* The frame of the account area is a page of a remote, and prerendered like one. */}
      {route?.layout === 'account' ? <Slot /> : <Layout />}
    </>,
    request,
    route ? <Slot /> : <NotFoundPage />,
  );
}
