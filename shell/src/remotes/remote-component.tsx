import { type Elements } from '@shared/ui';
import type { Component } from '@shared/contracts';
import { type FunctionComponent, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentAddress } from './load-component';
import { forgetComponent, getComponent } from './component-cache';
import { pageRegistry } from '../page-registry';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { RemotePending } from './remote-pending';
import { usePageMounted } from './page-mounted';

interface Props<ComponentProps extends object> {
  address: ComponentAddress;
  props: ComponentProps;
  /** Shown while the component is loading; by default a skeleton. */
  pending?: Elements;
  /** A layout has a page in it, which is not there yet when the layout is mounted. */
  isLayout?: boolean;
  /** Renders the surroundings of the failure panel, which it is given. */
  failed?: (panel: Elements) => Elements;
}

/** A page or a modal of a remote, with retry, fallback and error boundary. */
export function RemoteComponent<ComponentProps extends object>({
  address,
  props,
  pending,
  isLayout = false,
  failed,
}: Props<ComponentProps>) {
  const [attempt, setAttempt] = useState(0);
  const { remote } = address;
  // A fallback concerns the whole remote: layout and page of one remote must be of one version.
  const versionNow = () => pageRegistry().versionInUse(remote)?.version ?? 'none';
  const version = useSyncExternalStore(watchFallBack, versionNow, versionNow);
  const isPage = address.kind === 'pages' && !isLayout;
  const tryAgain = () => {
    forgetComponent(address);
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
        <LoadedComponent address={address} version={version} isPage={isPage} props={props} />
      </Suspense>
    </RemoteBoundary>
  );
}

const watchFallBack = (listener: () => void) => pageRegistry().onFallBack(listener);

interface LoadedProps<ComponentProps> {
  address: ComponentAddress;
  version: string;
  isPage: boolean;
  props: ComponentProps;
}

/** Its effects run only when the component inside has rendered without throwing. */
function LoadedComponent<ComponentProps extends object>({
  address,
  version,
  isPage,
  props,
}: LoadedProps<ComponentProps>) {
  const { remote } = address;
  const RemoteView = use(
    getComponent(address) as Promise<Component<never>>,
  ) as FunctionComponent<ComponentProps>;
  usePageMounted(isPage);
  useEffect(() => pageRegistry().commitVersion(remote), [remote, version]);
  // The only child, because React derives the ids of a hydrated page from the branches above it.
  return <RemoteView {...props} />;
}
