import { brand, strings } from '@shared/contracts';
import { runtimeConfig } from '@shared/runtime';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../site-services';
import type { Reports } from '../vitals/reports';
import styles from './message-page.module.css';
import { words } from './pages.words';

/** A caught error, and the id under which it is reported and the visitor told of it. */
interface Crash {
  error: unknown;
  incident: string;
}

interface Props {
  reports: Reports;
  children: ReactNode;
  /** Ends the crash when it changes. */
  pathname?: string;
  page?: (crash: Crash) => ReactNode;
}

interface State {
  pathname?: string;
  crash?: Crash;
}

/** Stands outside the router, for errors of the shell itself (P8.3). The id is that of the error's report. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error, incident: newIncident() } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { pathname, crash: undefined };
  }

  override componentDidCatch() {
    const { crash } = this.state;
    if (crash) this.props.reports.error(crash.error, 'crash', crash.incident);
  }

  override render() {
    const { crash } = this.state;
    const { page = crashPage, children } = this.props;
    return crash ? page(crash) : children;
  }
}

/** Shows the route error page for an error of the shell's own layout (P2.13), until the next navigation. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reports } = useServices();
  return (
    <CrashBoundary pathname={pathname} reports={reports} page={routeErrorPage}>
      {children}
    </CrashBoundary>
  );
}

const crashPage = ({ incident }: Crash) => (
  <main className={styles.page}>
    <h1 className={styles.heading}>{strings.clientError}</h1>
    <CallSupport words={words.callAfterCrash} incident={incident} />
    <p>
      <button type="button" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </p>
  </main>
);

/** The stack shows unless production hides it, then the id of its report does. */
const routeErrorPage = ({ error, incident }: Crash) => (
  <main className={styles.page}>
    <h1 className={styles.heading}>{strings.unexpectedError}</h1>
    <p>{error instanceof Error ? error.message : words.unknownError}</p>
    {runtimeConfig.production ? (
      <CallSupport words={words.callAfterError} incident={incident} />
    ) : (
      error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>
    )}
  </main>
);

function CallSupport({
  words: [call, say],
  incident,
}: {
  words: readonly [string, string];
  incident: string;
}) {
  return (
    <p>
      {call}{' '}
      <a translate="no" href={brand.supportPhoneHref}>
        {brand.supportPhone}
      </a>{' '}
      {say} <span translate="no">{incident}</span>.
    </p>
  );
}

/** An id for an error: six letters and digits that sound different on the phone. */
function newIncident(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => letters[byte % 32]).join('');
}
