import { type Elements } from '@shared/ui';
import { isDecodable, type PageLayout, unknownAddress } from '@shared/contracts';
import { session } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { BrowserRouter, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Guard } from './access/guard';
import { RemoteLayout, RemotePage } from './hydration/remote-page';
import { layouts } from './layout/layouts';
import { SiteRoot } from './layout/site-root';
import { NotFoundPage } from './pages/not-found.page';
import { RouteErrorBoundary } from './pages/route-error-boundary';
import { RemotePending } from './remotes/remote-pending';
import { UnlistedAddress } from './pages/unlisted-address';
import { accountLayout, type SiteRoute } from './site-map';
import { useServices } from './site-services';

/**
 * The site's one router (docs/adr/0008). A navigation is rendered at once: as a transition it would wait for
 * every frame of an animation on the page that is left.
 */
export function SiteRouter() {
  return (
    <BrowserRouter useTransitions={false}>
      <SiteRoutes />
    </BrowserRouter>
  );
}

/** The site's routes, inside the router of the browser, of a test or of prerendering. */
export function SiteRoutes() {
  const { routes: table, unlisted } = useServices();
  const [routes, setRoutes] = useState(() => table.all());
  const { pathname } = useLocation();
  return useRoutes(
    useMemo(
      () =>
        toRouteObjects(
          routes,
          unlisted.isComplete ? (
            <NotFoundPage />
          ) : (
            <UnlistedAddress onComplete={() => setRoutes(table.all())} />
          ),
        ),
      [routes, table, unlisted],
    ),
    // The router would show `/condition/%` as the condition "%"; the gateway sent the page of unknown addresses.
    isDecodable(pathname) ? undefined : unknownAddress,
  );
}

/**
 * Route objects of this document's addresses: site root, layout, guard, remote page.
 * @param unknown shown at an address that none of them is
 */
function toRouteObjects(routes: SiteRoute[], unknown: Elements): RouteObject[] {
  const layoutsInUse = [...new Set(routes.map((route) => route.layout))];
  return [
    {
      element: (
        <RouteErrorBoundary>
          <SiteRoot />
        </RouteErrorBoundary>
      ),
      children: [
        ...layoutsInUse.map((layout) => routeOfLayout(layout, routes)),
        { element: <layouts.site />, children: [{ path: '*', element: unknown }] },
      ],
    },
  ];
}

/**
 * Pages of one layout share its element: React keeps it over a navigation between them, without rendering it
 * again.
 */
function routeOfLayout(layout: PageLayout, routes: SiteRoute[]): RouteObject {
  const LayoutComponent = layouts[layout];
  const shown = routes.filter((route) => route.layout === layout);
  const pages = shown.map((route) => ({
    path: route.path,
    element: <GuardedPage key={route.path} route={route} />,
  }));
  if (layout !== 'account') return { element: <LayoutComponent />, children: pages };
  // The account's layout shows personal data: it is rendered for a signed-in person only.
  return { element: <AccountGate layout={<LayoutComponent />} pages={pages} />, children: pages };
}

interface GateProps {
  layout: Elements;
  pages: RouteObject[];
}

const AccountGate = observer(function AccountGate({ layout, pages }: GateProps) {
  return (
    <RemoteLayout {...accountLayout} routes={[{ element: layout, children: pages }]}>
      {session.signedIn ? layout : <Outlet />}
    </RemoteLayout>
  );
});

const GuardedPage = observer(function GuardedPage({ route }: { route: SiteRoute }) {
  return (
    <Guard
      key={session.generation}
      access={route.access}
      pending={<RemotePending remote={route.remote} page={route.page} />}
    >
      <RemotePage remote={route.remote} page={route.page} />
    </Guard>
  );
});
