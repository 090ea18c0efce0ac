import type { Component } from '@shared/contracts';
import {
  type FunctionComponent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PartAddress } from './load-part';
import { partOf } from './part-cache';
import { commitVersion, fallBack, onFallBack, versionInUse } from './registry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { RemotePending } from './remote-pending';
import { finishTakeover, noteFocus } from '../takeover/painted-page';

interface Props<PartProps extends object> {
  address: PartAddress;
  props: PartProps;
  /** Shown while the part is on its way; by default a quiet skeleton. */
  pending?: ReactNode;
  /** A frame has a page in it, and what was painted of that stays until the page is there too. */
  frame?: boolean;
  /** Drawn in place of the failure panel's surroundings, given the panel itself. */
  failed?: (panel: ReactNode) => ReactNode;
}

/** A page or a modal of a remote, with everything that keeps its failure to itself. */
export function RemotePart<PartProps extends object>({
  address,
  props,
  pending,
  frame = false,
  failed,
}: Props<PartProps>) {
  const [attempt, setAttempt] = useState(0);
  const { remote } = address;
  // Whichever part gives a version up, all parts leave it: a frame must not keep what its page has left.
  const version = useSyncExternalStore(onFallBack, () => versionInUse(remote)?.version ?? 'none');
  const tryAgain = () => setAttempt((last) => last + 1);
  /** A version that breaks as soon as it is drawn is given up like one that does not load. */
  const handleCrash = () => {
    if (fallBack(remote, version)) tryAgain();
  };
  return (
    <RemoteBoundary
      key={attempt}
      remote={remote}
      version={version}
      onCrash={handleCrash}
      fallback={(error) => {
        const panel = <RemoteFailed error={error} onTryAgain={tryAgain} />;
        return failed ? failed(panel) : panel;
      }}
    >
      <Suspense
        fallback={
          <RemotePending remote={remote} page={address.kind === 'pages' ? address.name : undefined}>
            {pending}
          </RemotePending>
        }
      >
        <LoadedPart address={address} version={version} attempt={attempt} frame={frame} props={props} />
      </Suspense>
    </RemoteBoundary>
  );
}

interface LoadedProps<PartProps> {
  address: PartAddress;
  version: string;
  attempt: number;
  frame: boolean;
  props: PartProps;
}

function LoadedPart<PartProps extends object>({
  address,
  version,
  attempt,
  frame,
  props,
}: LoadedProps<PartProps>) {
  const Part = use(partOf(address, attempt) as Promise<Component<never>>) as FunctionComponent<PartProps>;
  noteFocus();
  const completesHandover = address.kind === 'pages' && !frame;
  return (
    <>
      <Part {...props} />
      <OnMounted remote={address.remote} version={version} completesHandover={completesHandover} />
    </>
  );
}

interface OnMountedProps {
  remote: string;
  version: string;
  /** Whether the prerendered page can be removed: everything that it shows has been rendered. */
  completesHandover: boolean;
}

/** Mounts only when the component beside it has rendered without throwing. */
function OnMounted({ remote, version, completesHandover }: OnMountedProps) {
  useEffect(() => commitVersion(remote), [remote, version]);
  useLayoutEffect(() => {
    if (completesHandover) finishTakeover();
  }, [completesHandover]);
  return null;
}
