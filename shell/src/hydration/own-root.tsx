import { pageContainer, PageSlot } from '@ilera/prerender/page-slot';
import { type Elements, useIsHydrating } from '@ilera/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RemoteFailed } from '../remotes/remote-failed';
import { useServices } from '../site-services';
import { type HydratedPage, hydratePage, type RootContent, useSharedLocation } from './hydrate-page';

/** What the document was sent with is hydrated where it stands; everything else is rendered here: the children. */
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
  /** Renders the page anew in this place: its prerendered HTML is of another version, or cannot be hydrated. */
  onReplace: () => void;
}

/**
 * A prerendered page or layout, hydrated in a root of its own once its scripts are here. Where they do not come it
 * stays readable, with its links, beside a notice.
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
    let root: HydratedPage | undefined;
    let isLeft = false;
    load().then(() => {
      if (!isLeft) root = show();
    }, setFailure);
    return () => {
      isLeft = true;
      const end = () => root?.unmount();
      // React does not end a root while it renders another. Safari does not tell when the next page is on the screen.
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
