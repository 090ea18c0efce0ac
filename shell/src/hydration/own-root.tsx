import { pageContainer, PageSlot } from '@shared/prerender/page-slot';
import { type Elements, useIsHydrating } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ComponentAddress } from '../remotes/component-loader';
import { leaveHydratedHead } from '../remotes/page-mounted';
import { RemoteFailed } from '../remotes/remote-failed';
import { whileShown } from '../while-shown';
import { type SiteServices, useServices } from '../site-services';
import { type HydratedPage, hydratePage, useSharedLocation } from './hydrate-page';

interface Props {
  remote: string;
  page: string;
  /** What the root renders: a page, or a layout with the pages in it. */
  routes: RouteObject[];
  /** It is a layout: the tags of the head belong to the page in it. */
  isLayout?: boolean;
}

/** What the document was sent with is hydrated where it stands; everything else is rendered here: the children. */
export function OwnRoot({ children, ...root }: Props & { children: Elements }) {
  const [isPrerendered, setPrerendered] = useState(useIsHydrating());
  return isPrerendered ? <Prerendered {...root} onReplace={() => setPrerendered(false)} /> : children;
}

interface PrerenderedProps extends Props {
  /** Renders it anew in this place: its prerendered HTML is of another version, or cannot be hydrated. */
  onReplace: () => void;
}

/**
 * A prerendered page or layout, hydrated in a root of its own once its scripts are here. Where they do not come it
 * stays readable, with its links, beside a notice.
 */
function Prerendered({ remote, page, routes, isLayout = false, onReplace }: PrerenderedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const location = useSharedLocation();
  const services = useServices();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const address: ComponentAddress = { remote, kind: 'pages', name: page };

  const show = useEffectEvent(() => {
    const element = pageContainer(slot.current);
    if (!element) return undefined;
    if (services.versions.isHydratable(remote))
      return hydratePage(element, address, routes, location, services);
    services.earlyInput.keep([element]);
    onReplace();
    return undefined;
  });
  const load = useEffectEvent(() => loaded(address, services));
  const handleTryAgain = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };

  useEffect(() => services.earlyInput.repeatOutside(slot.current), [services]);
  useEffect(() => {
    let root: HydratedPage | undefined;
    const leave = whileShown(load(), () => (root = show()), setFailure);
    return () => {
      leave();
      const end = () => {
        root?.unmount();
        if (root && !isLayout) leaveHydratedHead();
      };
      // React does not end a root while it renders another. Safari does not tell when the next page is on the screen.
      if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: 100 });
      else queueMicrotask(end);
    };
  }, [attempt, isLayout]);

  return (
    <>
      <PageSlot ref={slot} />
      {failure && (
        <RemoteFailed error={failure} readable isRepeated={attempt > 0} onTryAgain={handleTryAgain} />
      )}
    </>
  );
}

/** Waits for a page in the version that is in use by then. */
async function loaded(address: ComponentAddress, services: SiteServices): Promise<void> {
  const { versions, components } = services;
  const version = versions.inUse(address.remote);
  await components.get(address);
  if (versions.inUse(address.remote) !== version) await loaded(address, services);
}
