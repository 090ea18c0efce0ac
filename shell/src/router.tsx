import { isDecodable, unknownAddress } from '@ilera/contracts';
import { LinkNavigation, session } from '@ilera/runtime';
import { type Elements, useIsHydrating } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Activity, useMemo, useState } from 'react';
import { type Location, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Guard } from './access/guard';
import { HydratablePage } from './hydration/hydratable-page';
import { layouts } from './layout/layouts';
import { SiteRoot } from './layout/site-root';
import { RouteErrorBoundary } from './pages/shell-error-boundary';
import { UnknownAddress } from './pages/unknown-address.page';
import { usePageAhead } from './prefetch/page-ahead';
import { KeyedErrorBoundaries } from './remotes/keyed-error-boundaries';
import { RemoteComponent } from './remotes/remote-component';
import { RemotePending } from './remotes/remote-pending';
import { accountLayout, type SiteRoute } from './site-map';
import { useServices } from './site-services';

/**
 * The site's routes (docs/adr/0008), for the browser's router, a test's or prerendering's: site root, layout,
 * pages. React keeps a layout's element across navigations inside the layout, without rendering it again.
 */
export function SiteRoutes() {
  const { routes } = useServices();
  const { pathname } = useLocation();
  const name = routes.find(pathname)?.layout ?? 'site';
  const site = useRoutes(
    useMemo(() => {
      const Layout = layouts[name];
      const layout = { element: <Layout />, children: [{ path: '*', element: <Pages /> }] };
      const root = (
        <RouteErrorBoundary>
          <SiteRoot layout={name} />
        </RouteErrorBoundary>
      );
      const gate = { element: <AccountGate layout={layout} />, children: layout.children };
      return [{ element: root, children: [name === 'account' ? gate : layout] }];
    }, [name]),
    // The router would show `/condition/%` as the condition "%"; the gateway sent the page for unknown addresses.
    isDecodable(pathname) ? undefined : unknownAddress,
  );
  return <LinkNavigation>{site}</LinkNavigation>;
}

/** A layout with its pages. */
type LayoutRoute = RouteObject & { element: Elements };

/** Renders the account layout, which shows personal data, only for a signed-in person. */
const AccountGate = observer(function AccountGate({ layout }: { layout: LayoutRoute }) {
  return (
    <HydratablePage {...accountLayout} isLayout routes={[layout]}>
      {session.signedIn ? layout.element : <Outlet />}
    </HydratablePage>
  );
});

/**
 * The current page and, out of sight, the page that the visitor is about to open. React renders the latter when idle,
 * and runs its effects once it is shown. Each pathname has a separate page, so a navigation leaves a failure behind.
 */
const Pages = observer(function Pages() {
  const { shown, next } = usePageAhead(useServices().ahead);
  const { generation } = session;
  return (
    <KeyedErrorBoundaries>
      <Page key={`${shown.key} ${generation}`} at={shown.at} mode="visible" />
      {next && <Page key={`${next.key} ${generation}`} at={next} mode="hidden" />}
    </KeyedErrorBoundaries>
  );
});

interface PageProps {
  at: Location;
  mode: 'visible' | 'hidden';
}

const Page = observer(function Page({ at, mode }: PageProps) {
  const route = useServices().routes.find(at.pathname);
  // The document's element is hydrated in place.
  const [isPrerendered] = useState(useIsHydrating());
  const routes = useMemo(
    () => [{ path: route?.path ?? '*', element: route ? <RoutePage {...route} /> : <UnknownAddress /> }],
    [route],
  );
  const element = useRoutes(routes, at);
  // Each navigation makes the router return another element; while the page's location stays, React need not render it.
  // oxlint-disable-next-line react/exhaustive-deps -- an element of the same routes and location shows the same
  const page = useMemo(() => element, [routes, at]);
  return isPrerendered ? page : <Activity mode={mode}>{page}</Activity>;
});

/** The page of a route, guarded by its access rule; `HydratablePage` hydrates it by `routes` or renders it anew. */
function RoutePage({ path, access, remote, page }: SiteRoute) {
  const component = <RemoteComponent address={{ remote, page }} />;
  return (
    <Guard access={access} pending={<RemotePending page={page} />}>
      <HydratablePage remote={remote} page={page} routes={[{ path, element: component }]}>
        {component}
      </HydratablePage>
    </Guard>
  );
}
