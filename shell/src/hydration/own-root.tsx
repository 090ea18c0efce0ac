import { pageContainer, PageSlot } from '@ilera/prerender/page-slot';
import { type Elements, useIsHydrating } from '@ilera/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ComponentAddress } from '../remotes/component-loader';
import { RemoteFailed } from '../remotes/remote-failed';
import { useServices } from '../site-services';
import { type HydratedPage, hydratePage, useSharedLocation } from './hydrate-page';
import { leaveHydratedHead } from './page-mounted';

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
  return isPrerendered ? <PrerenderedRoot {...root} onReplace={() => setPrerendered(false)} /> : children;
}

interface PrerenderedProps extends Props {
  /** Renders it anew in this place: its prerendered HTML is of another version, or cannot be hydrated. */
  onReplace: () => void;
}

/**
 * A prerendered page or layout, hydrated in a root of its own once its scripts are here. Where they do not come it
 * stays readable, with its links, beside a notice.
 */
function PrerenderedRoot({ remote, page, routes, isLayout = false, onReplace }: PrerenderedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const location = useSharedLocation();
  const services = useServices();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const address: ComponentAddress = { remote, kind: 'pages', name: page };

  useEffect(() => services.earlyInput.repeatOutside(slot.current), [services]);

  const load = useEffectEvent(() => services.components.get(address));
  const show = useEffectEvent(() => {
    const element = pageContainer(slot.current);
    if (!element) return undefined;
    if (services.versions.isHydratable(remote))
      return hydratePage(element, address, routes, location, services);
    services.earlyInput.keep([element]);
    onReplace();
    return undefined;
  });
  useEffect(() => {
    let root: HydratedPage | undefined;
    let isLeft = false;
    load().then(() => {
      if (!isLeft) root = show();
    }, setFailure);
    return () => {
      isLeft = true;
      const end = () => {
        root?.unmount();
        if (root && !isLayout) leaveHydratedHead();
      };
      // React does not end a root while it renders another. Safari does not tell when the next page is on the screen.
      if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: 100 });
      else queueMicrotask(end);
    };
  }, [attempt, isLayout]);

  const handleTryAgain = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <PageSlot ref={slot} />
      {failure && (
        <RemoteFailed error={failure} readable isRepeated={attempt > 0} onTryAgain={handleTryAgain} />
      )}
    </>
  );
}
