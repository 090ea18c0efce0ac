import { session } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Guard } from './access/guard';
import { layouts } from './layout/layouts';
import { SiteFrame } from './layout/site-frame';
import { NotFoundPage } from './pages/not-found.page';
import { RouteErrorPage } from './pages/route-error.page';
import { RemotePage } from './remotes/remote-page';
import { RemotePending } from './remotes/remote-pending';
import { type Layout, type SiteRoute, siteMap } from './site-map';

/** The site's one router, made from the site map: frame, layout, guard, remote page. */
export function createSiteRouter() {
  return createBrowserRouter(siteRoutes());
}

/** The same as plain route objects, for tests. */
export function siteRoutes(): RouteObject[] {
  return [
    {
      element: <SiteFrame />,
      errorElement: <RouteErrorPage />,
      children: [
        ...layoutsInUse().map(routeOfLayout),
        { element: <layouts.site />, children: [{ path: '*', element: <NotFoundPage /> }] },
      ],
    },
  ];
}

function layoutsInUse(): Layout[] {
  return [...new Set(siteMap.map((route) => route.layout))];
}

/** Pages of one layout share its element, so that moving between them keeps the frame. */
function routeOfLayout(layout: Layout): RouteObject {
  const Frame = layouts[layout];
  const routes = siteMap.filter((route) => route.layout === layout);
  const pages = routes.map((route) => ({
    path: route.path,
    element: <GuardedPage key={route.path} route={route} />,
  }));
  if (layout !== 'account') return { element: <Frame />, children: pages };
  // The account's frame is personal itself: nobody sees it before the guard has decided.
  return { element: <AccountGate frame={<Frame />} />, children: pages };
}

const AccountGate = observer(function AccountGate({ frame }: { frame: React.ReactNode }) {
  return session.signedIn ? frame : <Outlet />;
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
