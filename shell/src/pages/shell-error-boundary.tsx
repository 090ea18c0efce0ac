import { brand, prerenderedMark, strings } from '@ilera/contracts';
import { runtimeConfig } from '@ilera/runtime';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadDocument } from '../read-document';
import { ErrorBoundary } from '../remotes/error-boundary';
import { useServices } from '../site-services';
import type { Reports } from '../reports/reports';
import styles from './message-page.module.css';

const words = {
  unknownError: 'Unknown error',
  /** Texts before and between the phone number and the report's id. */
  callAfterError: ['Reload the page. If it stays, call', 'and say'],
  callAfterCrash: ['Something broke in your browser. Reload the page; if it stays, call', 'and say'],
  reload: 'Reload the page',
  adviceAtStart: `Reload the page. If this stays, call ${brand.supportPhone} or write to ${brand.supportEmail}.`,
} as const;

interface Props {
  reports: Reports;
  children: ReactNode;
  /** A changed key shows the children again. */
  resetKey?: string;
  /** Replaces the children; `incident` is the id of the error's report. */
  page?: (error: Error, incident: string) => ReactNode;
}

/** Catches errors of the shell itself, outside the router (P8.3). */
export function ShellErrorBoundary({ reports, children, resetKey = '', page = crashPage }: Props) {
  const [crash, setCrash] = useState(() => ({ resetKey, incident: newIncident() }));
  if (crash.resetKey !== resetKey) setCrash({ resetKey, incident: newIncident() });
  const { incident } = crash;
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onCatch={(error) => reports.error(error, 'crash', incident)}
      fallback={(error) => page(error, incident)}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Shows the route error page for an error of the shell's own layout (P2.13), until the next navigation. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reports } = useServices();
  return (
    <ShellErrorBoundary resetKey={pathname} reports={reports} page={routeErrorPage}>
      {children}
    </ShellErrorBoundary>
  );
}

const crashPage = (_error: unknown, incident: string) => (
  <main className={styles.page}>
    <h1 className={styles.heading}>{strings.clientError}</h1>
    <CallSupport words={words.callAfterCrash} incident={incident} />
    <p>
      <button type="button" onClick={loadDocument}>
        {words.reload}
      </button>
    </p>
  </main>
);

/** Shows the stack unless production hides it, then the id of the error's report. */
const routeErrorPage = (error: unknown, incident: string) => (
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
      <span>{`${call} `}</span>
      <a translate="no" href={brand.supportPhoneHref}>
        {brand.supportPhone}
      </a>{' '}
      <span>{` ${say} `}</span>
      <span translate="no">{incident}</span>.
    </p>
  );
}

/** Shows that the site could not start, without React. */
export function showFatalPage(error: unknown): void {
  console.error('The site could not start', error);
  const root = document.getElementById('root') ?? document.body;
  const fallback = document.getElementById('fallback');
  // A prerendered page stays readable, above the notice.
  if (fallback && root.hasAttribute(prerenderedMark)) {
    fallback.hidden = false;
    return;
  }
  const heading = document.createElement('h1');
  heading.textContent = strings.clientError;
  const advice = document.createElement('p');
  advice.textContent = words.adviceAtStart;
  const main = document.createElement('main');
  main.append(heading, advice);
  root.replaceChildren(main);
}

/** Makes an error id of six letters and digits that sound distinct on the phone. */
function newIncident(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => letters[byte % 32]).join('');
}
