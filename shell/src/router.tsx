import { createGuardedHistory, session } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Outlet,
  type RouteObject,
  unstable_HistoryRouter as HistoryRouter,
  useRoutes,
} from 'react-router-dom';
import { Guard } from './access/guard';
import { layouts } from './layout/layouts';
import { SiteFrame } from './layout/site-frame';
import { NotFoundPage } from './pages/not-found.page';
import { RouteErrorBoundary } from './pages/route-error-boundary';
import { RemotePage } from './remotes/remote-page';
import { RemotePending } from './remotes/remote-pending';
import { type Layout, type SiteRoute, siteMap } from './site-map';

/** The site's one router. A move is drawn in one go: sliced up, it would wait for every frame of the page it leaves. */
export function SiteRouter() {
  const [history] = useState(createGuardedHistory);
  return (
    <HistoryRouter history={history} useTransitions={false}>
      <SiteRoutes />
    </HistoryRouter>
  );
}

/** What stands at each address, within whichever router is around. */
export function SiteRoutes() {
  const [routes] = useState(siteRoutes);
  return useRoutes(routes);
}

/** Made from the site map: frame, layout, guard, remote page. */
function siteRoutes(): RouteObject[] {
  return [
    {
      element: (
        <RouteErrorBoundary>
          <SiteFrame />
        </RouteErrorBoundary>
      ),
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
