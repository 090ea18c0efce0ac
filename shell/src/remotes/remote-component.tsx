import { type Elements } from '@shared/ui';
import type { Component } from '@shared/contracts';
import { useLocation, ViewBoundaryContext } from '@shared/runtime';
import { type FunctionComponent, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { Boundary } from './boundary';
import type { ComponentAddress } from './load-component';
import { getComponent } from './component-cache';
import { type LoadingComponent as LoadingPromise, pageRegistry } from '../page-registry';
import { RemoteFailed } from './remote-failed';
import { RemoteFailure } from './remote-failure';
import { RemotePending } from './remote-pending';
import { reportFailure } from './report-failure';
import { CrashContext, withBoundary } from './view-boundary';
import { reportError } from '../vitals/report-errors';
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
  const { key: place } = useLocation();
  // A fallback concerns the whole remote: layout and page of one remote must be of one version.
  const versionNow = () => pageRegistry().versionInUse(remote)?.version ?? 'none';
  const version = useSyncExternalStore(watchFallBack, versionNow, versionNow);
  const isPage = address.kind === 'pages' && !isLayout;
  const tryAgain = () => setAttempt((last) => last + 1);
  /** A version whose first rendering throws falls back like one that does not load. */
  const handleCrash = (error: Error): boolean => {
    // When a crash is reported, the remote may have fallen back to another version already.
    reportFailure(new RemoteFailure(remote, version, 'render', { cause: error }));
    reportError(error, 'crash');
    return pageRegistry().fallBack(remote, version);
  };
  const handleCatch = (error: Error) => {
    // A failure to load is reported where it was found.
    if (!(error instanceof RemoteFailure) && handleCrash(error)) tryAgain();
  };
  return (
    <Boundary
      key={attempt}
      place={place}
      onCatch={handleCatch}
      fallback={(error) => {
        const panel = (
          <RemoteFailed error={error} isPage={isPage} isRepeated={attempt > 0} onTryAgain={tryAgain} />
        );
        return failed ? failed(panel) : panel;
      }}
    >
      <CrashContext value={handleCrash}>
        <ViewBoundaryContext value={withBoundary}>
          <LoadingComponent
            key={version}
            address={address}
            version={version}
            isPage={isPage}
            props={props}
            pending={pending}
          />
        </ViewBoundaryContext>
      </CrashContext>
    </Boundary>
  );
}

const watchFallBack = (listener: () => void) => pageRegistry().onFallBack(listener);

interface LoadingProps<ComponentProps> {
  address: ComponentAddress;
  version: string;
  isPage: boolean;
  props: ComponentProps;
  pending: Elements;
}

/** Holds one load, whose failure the boundary around it gets; what is mounted next loads again (R5.14). */
function LoadingComponent<ComponentProps extends object>({
  pending,
  ...props
}: LoadingProps<ComponentProps>) {
  const { address } = props;
  const [loading] = useState(() => getComponent(address));
  return (
    <Suspense
      fallback={
        <RemotePending
          remote={address.remote}
          page={address.kind === 'pages' ? address.name : undefined}
          loading={loading}
        >
          {pending}
        </RemotePending>
      }
    >
      <LoadedComponent {...props} loading={loading} />
    </Suspense>
  );
}

interface LoadedProps<ComponentProps> extends Omit<LoadingProps<ComponentProps>, 'pending'> {
  loading: LoadingPromise;
}

/** Its effects run only when the component inside has rendered without throwing. */
function LoadedComponent<ComponentProps extends object>({
  address,
  version,
  isPage,
  props,
  loading,
}: LoadedProps<ComponentProps>) {
  const { remote } = address;
  const RemoteView = use(loading as Promise<Component<never>>) as FunctionComponent<ComponentProps>;
  usePageMounted(isPage);
  useEffect(() => pageRegistry().commitVersion(remote), [remote, version]);
  // The only child, because React derives the ids of a hydrated page from the branches above it.
  return <RemoteView {...props} />;
}
