import { useIsHydrating } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PartAddress } from '../remotes/load-part';
import { forgetPart, partOf } from '../remotes/part-cache';
import { pageRegistry } from '../remotes/registry';
import { RemoteFailed } from '../remotes/remote-failed';
import { RemotePart } from '../remotes/remote-part';
import { waitForCompositionEnd, keepEarlyInput, pressEarlyClick } from './early-input';
import { hydratePage } from './hydrate-page';
import { PageSlot } from './page-slot';
import { leaveHydratedHead } from './page-mounted';
import { useSharedLocation } from './shared-location';

const noProps = {};

interface Props {
  remote: string;
  page: string;
}

/** A page of a remote. Each address gets a fresh boundary, so that a navigation ends a failure. */
export function RemotePage(props: Props) {
  const { pathname } = useLocation();
  return <PageOfAddress key={pathname} {...props} />;
}

/** The page that the document was sent with is hydrated where it stands; every other is rendered here. */
function PageOfAddress({ remote, page }: Props) {
  const [isPrerendered, setPrerendered] = useState(useIsHydrating());
  if (isPrerendered)
    return <PrerenderedPage remote={remote} page={page} onReplace={() => setPrerendered(false)} />;
  return <RemotePart address={{ remote, kind: 'pages', name: page }} props={noProps} />;
}

interface PrerenderedProps extends Props {
  /** Renders the page anew in this place: its prerendered HTML is of another version, or cannot be hydrated. */
  onReplace: () => void;
}

/**
 * A prerendered page, hydrated in a root of its own once its scripts are here. When they fail to load, it
 * stays readable, with its links and a notice.
 */
function PrerenderedPage({ remote, page, onReplace }: PrerenderedProps) {
  const slot = useRef<HTMLDivElement>(null);
  const location = useSharedLocation();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const address: PartAddress = { remote, kind: 'pages', name: page };

  const show = useEffectEvent(() => {
    const element = slot.current;
    if (!element) return undefined;
    if (pageRegistry().isHydratable(remote)) return hydratePage(element, address, location);
    keepEarlyInput([element]);
    onReplace();
    return undefined;
  });
  const load = useEffectEvent(() => loaded(address));
  const handleTryAgain = () => {
    forgetPart(address);
    setFailure(undefined);
    setAttempt(attempt + 1);
  };

  useEffect(() => pressEarlyClick((button) => !slot.current?.contains(button)), []);
  useEffect(() => {
    let isLeft = false;
    let root: ReturnType<typeof hydratePage> | undefined;
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
        if (root) leaveHydratedHead();
      });
    };
  }, [attempt]);

  return (
    <>
      <PageSlot ref={slot} />
      {failure && <RemoteFailed error={failure} readable onTryAgain={handleTryAgain} />}
    </>
  );
}

/** Waits for a part in the version that is in use by then, and for a letter that a keyboard is still composing. */
async function loaded(address: PartAddress): Promise<void> {
  const version = pageRegistry().versionInUse(address.remote);
  await partOf(address);
  await waitForCompositionEnd();
  if (pageRegistry().versionInUse(address.remote) !== version) await loaded(address);
}
