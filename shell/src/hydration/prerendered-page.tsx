import { pageContainer, PageSlot } from '@shared/prerender/page-slot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ComponentAddress } from '../remotes/load-component';
import { getComponent } from '../remotes/component-cache';
import { pageRegistry } from '../page-registry';
import { RemoteFailed } from '../remotes/remote-failed';
import { pressEarlyClick } from '../early-input/early-input';
import { type HydratedPage, hydratePage } from './hydrate-page';
import { leaveHydratedHead } from '../remotes/page-mounted';
import { useSharedLocation } from './shared-location';

interface Props {
  remote: string;
  page: string;
  /** The page as its root renders it; of a layout with the pages in it. */
  routes: RouteObject[];
  /** It is a layout: the tags of the head belong to the page in it. */
  isLayout?: boolean;
  /** Renders the page anew in this place: its prerendered HTML is of another version, or cannot be hydrated. */
  onReplace: () => void;
}

/**
 * A prerendered page, hydrated in a root of its own once its scripts are here. Where they do not come it
 * stays readable, with its links, beside a notice.
 */
export function PrerenderedPage({ remote, page, routes, isLayout = false, onReplace }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const location = useSharedLocation();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const address: ComponentAddress = { remote, kind: 'pages', name: page };

  const show = useEffectEvent(() => {
    const element = pageContainer(slot.current);
    if (!element) return undefined;
    if (pageRegistry().isHydratable(remote)) return hydratePage(element, address, routes, location);
    pageRegistry().earlyInput.keep([element]);
    onReplace();
    return undefined;
  });
  const load = useEffectEvent(() => loaded(address));
  const handleTryAgain = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };

  useEffect(() => pressEarlyClick((button) => !slot.current?.contains(button)), []);
  useEffect(() => {
    let isLeft = false;
    let root: HydratedPage | undefined;
    load().then(
      () => {
        if (!isLeft) root = show();
      },
      (error: Error) => {
        if (!isLeft) setFailure(error);
      },
    );
    return () => {
      isLeft = true;
      // React does not end a root while it renders another.
      queueMicrotask(() => {
        root?.unmount();
        if (root && !isLayout) leaveHydratedHead();
      });
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

/** Waits for a page in the version that is in use by then, and for a letter that a keyboard is still composing. */
async function loaded(address: ComponentAddress): Promise<void> {
  const version = pageRegistry().versionInUse(address.remote);
  await getComponent(address);
  await pageRegistry().earlyInput.waitForCompositionEnd();
  if (pageRegistry().versionInUse(address.remote) !== version) await loaded(address);
}
