import { session } from '@shared/runtime';
import { type Elements, useIsHydrating } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { Activity, memo, useState } from 'react';
import { createPath, type Location, useLocation, useRoutes } from 'react-router-dom';
import { Guard } from '../access/guard';
import { RemotePage } from '../hydration/remote-page';
import { RemotePending } from '../remotes/remote-pending';
import type { SiteRoute } from '../site-map';
import { useServices } from '../site-services';

/**
 * The page at the address and, out of sight, the one that somebody is about to open: React renders it when it has
 * nothing else to do and runs its effects when it is shown. Each pathname gets a page of its own, so that a failure is
 * left behind by moving on.
 * @param unknown shown at an address that the site does not have
 */
export const Pages = observer(function Pages({ unknown }: { unknown: Elements }) {
  const location = useLocation();
  const { ahead } = useServices();
  const next = ahead.address;
  const [shown, setShown] = useState({ entry: location, at: location });
  if (shown.entry.pathname !== location.pathname) {
    const isReady = next && !location.state && createPath(next) === createPath(location);
    setShown({ entry: location, at: isReady ? next : location });
  }
  // What was rendered ahead keeps its own location for this entry, so that its links are not rendered again.
  const at = location === shown.entry ? shown.at : location;
  const { key } = shown.at;
  return (
    <>
      <Page key={key} at={at} mode="visible" unknown={unknown} />
      {next && next.key !== key && <Page key={next.key} at={next} mode="hidden" unknown={unknown} />}
    </>
  );
});

interface PageProps {
  at: Location;
  mode: 'visible' | 'hidden';
  unknown: Elements;
}

const Page = memo(function Page({ at, mode, unknown }: PageProps) {
  const { routes } = useServices();
  const route = routes.of(at.pathname);
  // The element that the document was sent with is hydrated as it stands.
  const [isPrerendered] = useState(useIsHydrating());
  const page = useRoutes(
    [{ path: route?.path ?? '*', element: route ? <GuardedPage route={route} /> : unknown }],
    at,
  );
  return isPrerendered ? page : <Activity mode={mode}>{page}</Activity>;
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
