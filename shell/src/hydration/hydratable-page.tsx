import { pageContainer, PageSlot } from '@ilera/prerender/page-slot';
import { type Elements, useIsHydrating } from '@ilera/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RemoteFailed } from '../remotes/remote-failed';
import { useServices } from '../site-services';
import { hydratePage, type RootContent, useSharedLocation } from './hydrate-page';

/**
 * A page or layout. Hydrates its HTML in a root of its own where the document has it, or renders the children here.
 */
export function HydratablePage({ children, ...content }: RootContent & { children: Elements }) {
  const [isPrerendered, setPrerendered] = useState(useIsHydrating());
  return isPrerendered ? (
    <PrerenderedPage content={content} onReplace={() => setPrerendered(false)} />
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
function PrerenderedPage({ content, onReplace }: PrerenderedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const location = useSharedLocation();
  const services = useServices();
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<Error>();

  useEffect(() => services.earlyInput.repeatOutside(slot.current), [services]);

  const load = useEffectEvent(() => services.components.get(content));
  const show = useEffectEvent(() => {
    const element = pageContainer(slot.current);
    if (!element) return undefined;
    if (services.versions.isHydratable(content.remote))
      return hydratePage(element, content, location, services);
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
  }, [tries]);

  const handleTryAgain = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return (
    <>
      <PageSlot ref={slot} />
      {failure && (
        <RemoteFailed error={failure} readable isRepeated={tries > 0} onTryAgain={handleTryAgain} />
      )}
    </>
  );
}
