import type { Component } from '@ilera/contracts';
import { Outlet, useLocation, ViewBoundaryContext } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { type FunctionComponent, Suspense, use, useEffect, useState } from 'react';
import type { ComponentAddress } from './component-loader';
import { ErrorBoundary } from './error-boundary';
import { RemoteFailed } from './remote-failed';
import { RemoteFailure } from './remote-failure';
import { RemotePending } from './remote-pending';
import { viewBoundaryAt } from './view-error-boundary';
import { useServices } from '../site-services';
import { useRestoreInput, useSettlePrerendered } from '../hydration/settle-prerendered';

interface Props {
  address: ComponentAddress;
  /** The props of the page or modal. */
  props?: object;
  /** A layout's page is not ready when the layout is mounted, and is shown alone if the layout fails. */
  isLayout?: boolean;
}

/** A page or a modal of a remote, with retry, fallback and error boundary. */
export const RemoteComponent = observer(function RemoteComponent({
  address,
  props = {},
  isLayout = false,
}: Props) {
  const { remote } = address;
  const { key } = useLocation();
  const { versions, reports } = useServices();
  const version = versions.inUse(remote)?.version ?? 'none';
  const isPage = 'page' in address && !isLayout;
  /** Falls back if the first rendering of a version throws, as after a failed load. */
  const handleCrash = (error: Error) => {
    // The remote may have fallen back to another version before the crash is reported.
    reports.failure(new RemoteFailure(remote, version, 'render', { cause: error }));
    reports.error(error, 'crash');
    versions.fallBack(remote, version);
  };
  return (
    <ErrorBoundary
      // A fallback replaces the whole remote: layout and page of one remote must have one version.
      resetKey={`${key} ${version}`}
      onCatch={(error) => {
        // The loader reports failures to load.
        if (!(error instanceof RemoteFailure)) handleCrash(error);
      }}
      fallback={(error, retry, tries) => (
        <>
          <RemoteFailed error={error} isPage={isPage} isRepeated={tries > 0} onTryAgain={retry} />
          {isLayout && <Outlet />}
        </>
      )}
    >
      <ViewBoundaryContext value={viewBoundaryAt(key, handleCrash)}>
        <LoadingComponent key={version} address={address} isPage={isPage} props={props} />
      </ViewBoundaryContext>
    </ErrorBoundary>
  );
});

interface LoadingProps {
  address: ComponentAddress;
  isPage: boolean;
  props: object;
}

/** Holds one load for the boundary around it, which catches a failure; the next mount loads again (R5.14). */
function LoadingComponent(props: LoadingProps) {
  const { address } = props;
  const { components } = useServices();
  const [loading] = useState(() => components.get(address));
  return (
    <Suspense
      fallback={<RemotePending page={'page' in address ? address.page : undefined} loading={loading} />}
    >
      <LoadedComponent {...props} loading={loading} />
    </Suspense>
  );
}

interface LoadedProps extends LoadingProps {
  loading: Promise<Component<never>>;
}

/** Runs effects only after the inner component has rendered without throwing, even if one of its effects throws. */
function LoadedComponent({ address: { remote }, isPage, props, loading }: LoadedProps) {
  const { versions } = useServices();
  const RemoteView = use(loading) as FunctionComponent<object>;
  useSettlePrerendered(isPage);
  useRestoreInput(isPage);
  useEffect(() => {
    // Deferred: the boundary learns of an effect that throws only after this effect.
    const rendered = setTimeout(() => versions.commit(remote));
    return () => clearTimeout(rendered);
  }, [remote, versions]);
  // The only child: React derives a hydrated page's ids from the branches above it.
  return <RemoteView {...props} />;
}
