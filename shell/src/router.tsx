import { type Elements } from '@shared/ui';
import { isDecodable, unknownAddress } from '@shared/contracts';
import { session } from '@shared/runtime';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { BrowserRouter, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { OwnRoot } from './hydration/remote-page';
import { layouts } from './layout/layouts';
import { Pages } from './layout/pages';
import { SiteRoot } from './layout/site-root';
import { NotFoundPage } from './pages/not-found.page';
import { RouteErrorBoundary } from './pages/crash-boundary';
import { UnlistedAddress } from './pages/unlisted-address';
import { accountLayout } from './site-map';
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

/**
 * The site's routes, inside the router of the browser, of a test or of prerendering: site root, layout, pages. React
 * keeps the element of a layout over a navigation inside it, without rendering it again.
 */
export function SiteRoutes() {
  const { routes, unlisted } = useServices();
  const [isComplete, setComplete] = useState(unlisted.isComplete);
  const { pathname } = useLocation();
  const name = routes.of(pathname)?.layout ?? 'site';
  return useRoutes(
    useMemo(() => {
      const unknown = isComplete ? (
        <NotFoundPage />
      ) : (
        <UnlistedAddress onComplete={() => setComplete(true)} />
      );
      const Layout = layouts[name];
      const layout = { element: <Layout />, children: [{ path: '*', element: <Pages unknown={unknown} /> }] };
      const root = (
        <RouteErrorBoundary>
          <SiteRoot />
        </RouteErrorBoundary>
      );
      const gate = { element: <AccountGate layout={layout} />, children: layout.children };
      return [{ element: root, children: [name === 'account' ? gate : layout] }];
    }, [name, isComplete]),
    // The router would show `/condition/%` as the condition "%"; the gateway sent the page of unknown addresses.
    isDecodable(pathname) ? undefined : unknownAddress,
  );
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
