import type { Component } from '@shared/contracts';
import {
  type FunctionComponent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PartAddress } from './load-part';
import { forgetPart, partOf } from './part-cache';
import { pageRegistry } from './registry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { RemotePending } from './remote-pending';
import { usePageMounted } from '../hydration/page-mounted';

interface Props<PartProps extends object> {
  address: PartAddress;
  props: PartProps;
  /** Shown while the part is on its way; by default a quiet skeleton. */
  pending?: ReactNode;
  /** A frame has a page in it, which is still to come when the frame is mounted. */
  frame?: boolean;
  /** Renders the surroundings of the failure panel, which it is given. */
  failed?: (panel: ReactNode) => ReactNode;
}

/** A page or a modal of a remote, with retry, fallback and error boundary. */
export function RemotePart<PartProps extends object>({
  address,
  props,
  pending,
  frame = false,
  failed,
}: Props<PartProps>) {
  const [attempt, setAttempt] = useState(0);
  const { remote } = address;
  // A fallback concerns all parts of the remote: layout and page of one remote must be of one version.
  const versionNow = () => pageRegistry().versionInUse(remote)?.version ?? 'none';
  const version = useSyncExternalStore(watchFallBack, versionNow, versionNow);
  const isPage = address.kind === 'pages' && !frame;
  const tryAgain = () => {
    forgetPart(address);
    setAttempt((last) => last + 1);
  };
  /** A version whose first rendering throws falls back like one that does not load. */
  const handleCrash = () => {
    if (pageRegistry().fallBack(remote, version)) tryAgain();
  };
  return (
    <RemoteBoundary
      key={attempt}
      remote={remote}
      version={version}
      onCrash={handleCrash}
      fallback={(error) => {
        const panel = <RemoteFailed error={error} isPage={isPage} onTryAgain={tryAgain} />;
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
        <LoadedPart address={address} version={version} isPage={isPage} props={props} />
      </Suspense>
    </RemoteBoundary>
  );
}

const watchFallBack = (listener: () => void) => pageRegistry().onFallBack(listener);

interface LoadedProps<PartProps> {
  address: PartAddress;
  version: string;
  isPage: boolean;
  props: PartProps;
}

/** Its effects run only when the component inside has rendered without throwing. */
function LoadedPart<PartProps extends object>({ address, version, isPage, props }: LoadedProps<PartProps>) {
  const { remote } = address;
  const Part = use(partOf(address) as Promise<Component<never>>) as FunctionComponent<PartProps>;
  usePageMounted(isPage);
  useEffect(() => pageRegistry().commitVersion(remote), [remote, version]);
  // The only child, because React derives the ids of a hydrated page from the branches above it.
  return <Part {...props} />;
}
