import { pageContainer, PageSlot } from '@ilera/prerender/page-slot';
import { type Elements, useIsHydrating } from '@ilera/ui';
import { startTransition, StrictMode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { RemoteFailed } from '../remotes/remote-failed';
import { ServicesContext, type SiteServices, useServices } from '../site-services';
import { leaveHydratedHead, SlotContext } from '../remotes/page-mounted';
import { type SharedLocation, SharedRouter, useSharedLocation } from './shared-router';

/** The content of a separate React root: a remote's page, or a layout with its pages. */
interface RootContent {
  remote: string;
  page: string;
  routes: RouteObject[];
  /** Whether the root holds a layout: the head's tags belong to the page inside it. */
  isLayout?: boolean;
}

/** Hydrates the document's HTML in a separate root, or renders the children here where there is none. */
export function OwnRoot({ children, ...content }: RootContent & { children: Elements }) {
  const [isPrerendered, setPrerendered] = useState(useIsHydrating());
  return isPrerendered ? (
    <PrerenderedRoot content={content} onReplace={() => setPrerendered(false)} />
  ) : (
    children
  );
}

interface PrerenderedProps {
  content: RootContent;
  /** Renders the page anew: its prerendered HTML is of another version or cannot be hydrated. */
  onReplace: () => void;
}

/**
 * A prerendered page or layout, hydrated in a separate root once its scripts have loaded. If they fail to
 * load, the HTML stays readable beside a notice, and its links work.
 */
function PrerenderedRoot({ content, onReplace }: PrerenderedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const location = useSharedLocation();
  const services = useServices();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const { remote, page } = content;

  useEffect(() => services.earlyInput.repeatOutside(slot.current), [services]);

  const load = useEffectEvent(() => services.components.get({ remote, kind: 'pages', name: page }));
  const show = useEffectEvent(() => {
    const element = pageContainer(slot.current);
    if (!element) return undefined;
    if (services.versions.isHydratable(remote)) return hydratePage(element, content, location, services);
    services.earlyInput.keep([element]);
    onReplace();
    return undefined;
  });
  useEffect(() => {
    let unmount: (() => void) | undefined;
    let isLeft = false;
    load().then(() => {
      if (!isLeft) unmount = show();
    }, setFailure);
    return () => {
      isLeft = true;
      const end = () => unmount?.();
      // React cannot end a root while it renders another. Safari does not report when the next page is painted.
      if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: 100 });
      else queueMicrotask(end);
    };
  }, [attempt]);

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

/**
 * Hydrates a remote's prerendered page in a separate root with the id prefix of its prerendering. Markup that
 * differs is rendered anew in this root only, and reported.
 * @returns ends the root
 */
export function hydratePage(
  slot: HTMLElement,
  { remote, page: name, routes, isLayout = false }: RootContent,
  shared: SharedLocation,
  services: SiteServices,
): () => void {
  const { pathname } = shared.location;
  // The document added the attribute, which React would report as a mismatch.
  for (const form of slot.querySelectorAll('form[method=dialog]')) form.removeAttribute('method');
  const page = (
    <StrictMode>
      <ServicesContext value={services}>
        <SlotContext value={slot}>
          <SharedRouter shared={shared}>
            <PageRoutes routes={routes} />
          </SharedRouter>
        </SlotContext>
      </ServicesContext>
    </StrictMode>
  );
  let isUnmounted = false;
  let root: Root | undefined;
  services.earlyInput.hydrate(slot, () =>
    // Between the steps of a transition the browser can respond and paint.
    startTransition(() => {
      root = hydrateRoot(slot, page, {
        identifierPrefix: `${remote}-`,
        onRecoverableError: (error) => {
          // A page left before its hydration ends always differs.
          const isLeft = isUnmounted || shared.location.pathname !== pathname;
          if (!isLeft) services.reports.mismatch(error, remote, name);
        },
      });
    }),
  );
  return () => {
    isUnmounted = true;
    root?.unmount();
    if (!isLayout) leaveHydratedHead();
  };
}

function PageRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
