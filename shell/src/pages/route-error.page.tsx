import { brand, strings } from '@shared/contracts';
import { runtimeConfig } from '@shared/runtime';
import styles from './message-page.module.css';
import { words } from './pages.words';
import type { Crash } from './crash';

/**
 * The router's fallback (P2.13): the stack shows unless production hides it, then the id of its report does.
 */
export function RouteErrorPage({ crash: { error, incident } }: { crash: Crash }) {
  const [call, say] = words.callAfterError;
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{strings.unexpectedError}</h1>
      <p>{error instanceof Error ? error.message : words.unknownError}</p>
      {runtimeConfig.production ? (
        <p>
          {call}{' '}
          <a translate="no" href={brand.supportPhoneHref}>
            {brand.supportPhone}
          </a>{' '}
          {say} <span translate="no">{incident}</span>.
        </p>
      ) : (
        error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>
      )}
    </main>
  );
}
