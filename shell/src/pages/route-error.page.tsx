import { brand, strings } from '@shared/contracts';
import { runtimeConfig } from '@shared/runtime';
import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import styles from './message-page.module.css';

/** The router's fallback (spec 1, section 2): the stack shows unless production hides it, then an incident code does. */
export function RouteErrorPage() {
  const error = useRouteError();
  const [incident] = useState(() => Math.random().toString(36).slice(2, 8).toUpperCase());
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{strings.unexpectedError}</h1>
      <p>{describe(error)}</p>
      {runtimeConfig.production ? (
        <p>
          Reload the page. If it stays, call <a href={brand.supportPhoneHref}>{brand.supportPhone}</a> and say{' '}
          {incident}.
        </p>
      ) : (
        error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>
      )}
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText || String(error.data)}`;
  return error instanceof Error ? error.message : 'Unknown error';
}
