import { isDecodable, unknownAddress } from '@ilera/contracts';
import { LinkNavigation, session } from '@ilera/runtime';
import { type Elements, useIsHydrating } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Activity, useMemo, useState } from 'react';
import { type Location, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Guard } from './access/guard';
import { OwnRoot } from './hydration/own-root';
import { layouts } from './layout/layouts';
import { SiteRoot } from './layout/site-root';
import { RouteErrorBoundary } from './pages/crash-boundary';
import { UnknownAddress } from './pages/unknown-address.page';
import { usePageAhead } from './remotes/page-ahead';
import { RemoteComponent } from './remotes/remote-component';
import { RemotePending } from './remotes/remote-pending';
import { accountLayout, type SiteRoute } from './site-map';
import { useServices } from './site-services';

/**
 * The site's routes (docs/adr/0008), inside the router of the browser, of a test or of prerendering: site root, layout,
 * pages. React keeps the element of a layout over a navigation inside it, without rendering it again.
 */
export function SiteRoutes() {
  const { routes } = useServices();
  const { pathname } = useLocation();
  const name = routes.of(pathname)?.layout ?? 'site';
  const site = useRoutes(
    useMemo(() => {
      const Layout = layouts[name];
      const layout = { element: <Layout />, children: [{ path: '*', element: <Pages /> }] };
      const root = (
        <RouteErrorBoundary>
          <SiteRoot />
        </RouteErrorBoundary>
      );
      const gate = { element: <AccountGate layout={layout} />, children: layout.children };
      return [{ element: root, children: [name === 'account' ? gate : layout] }];
    }, [name]),
    // The router would show `/condition/%` as the condition "%"; the gateway sent the page of unknown addresses.
    isDecodable(pathname) ? undefined : unknownAddress,
  );
  return <LinkNavigation>{site}</LinkNavigation>;
}

/** A layout and the pages in it. */
type LayoutRoute = RouteObject & { element: Elements };

/** The account's layout shows personal data: it is rendered for a signed-in person only. */
const AccountGate = observer(function AccountGate({ layout }: { layout: LayoutRoute }) {
  return (
    <OwnRoot {...accountLayout} isLayout routes={[layout]}>
      {session.signedIn ? layout.element : <Outlet />}
    </OwnRoot>
  );
});

/**
 * The page at the address and, out of sight, the one that somebody is about to open: React renders the latter when React has
 * nothing else to do, and runs its effects when it is shown. Each pathname gets a page of its own, so that a failure is
 * left behind by moving on.
 */
const Pages = observer(function Pages() {
  const { shown, next } = usePageAhead(useServices().ahead);
  return (
    <>
      <Page key={shown.key} at={shown.at} mode="visible" />
      {next && <Page key={next.key} at={next} mode="hidden" />}
    </>
  );
});

interface PageProps {
  at: Location;
  mode: 'visible' | 'hidden';
}

const Page = observer(function Page({ at, mode }: PageProps) {
  const route = useServices().routes.of(at.pathname);
  // The element that the document was sent with is hydrated as it stands.
  const [isPrerendered] = useState(useIsHydrating());
  const { generation } = session;
  const routes = useMemo(
    () => [
      {
        path: route?.path ?? '*',
        element: route ? <RoutePage key={generation} {...route} /> : <UnknownAddress />,
      },
    ],
    [route, generation],
  );
  const element = useRoutes(routes, at);
  // Each navigation makes the router give another element; while the page's location stays, React need not render that.
  // oxlint-disable-next-line react/exhaustive-deps -- an element of the same routes and location shows the same
  const page = useMemo(() => element, [routes, at]);
  return isPrerendered ? page : <Activity mode={mode}>{page}</Activity>;
});

/** The page of a route, for who may see it. */
function RoutePage({ path, access, remote, page }: SiteRoute) {
  const component = <RemoteComponent address={{ remote, kind: 'pages', name: page }} />;
  return (
    <Guard access={access} pending={<RemotePending remote={remote} page={page} />}>
      <OwnRoot remote={remote} page={page} routes={[{ path, element: component }]}>
        {component}
      </OwnRoot>
    </Guard>
  );
}
