import { untilLoaded, useIsHydrating } from '@shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './html-content.module.css';

const HtmlNodes = lazy(() => untilLoaded(() => import(/* webpackChunkName: "lazy.html" */ './html-nodes')));

const isServer = typeof document === 'undefined';

/**
 * HTML of the API, sanitised, in the site's typography. What the document brought stays as it is: React
 * leaves the content of an element with raw HTML alone when it hydrates it, and the parser is not loaded.
 */
export function HtmlContent({ html }: { html: string }) {
  const [isBrought] = useState(useIsHydrating() && !isServer);
  if (isBrought)
    return (
      <div
        className={styles.content}
        suppressHydrationWarning
        // eslint-disable-next-line no-restricted-syntax -- empty: React keeps what the document brought
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  return (
    // Its texts have no elements of their own, so the whole is replaced (R5.16).
    <div key={html} className={styles.content}>
      <Suspense>
        <HtmlNodes html={html} />
      </Suspense>
    </div>
  );
}
