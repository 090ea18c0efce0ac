import { type Elements, lazyComponent, useIsHydrating } from '@ilera/ui';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './html-content.module.css';

const isServer = typeof document === 'undefined';

const HtmlNodes = lazyComponent(() =>
  !isServer && 'parseHTML' in Document
    ? import(/* webpackChunkName: "lazy.native-html" */ './native-html-nodes')
    : import(/* webpackChunkName: "lazy.html" */ './html-nodes'),
);

export interface HtmlContentProps {
  html: string;
  className?: string | undefined;
  /** Arranges the elements of the text; by default they follow each other. */
  children?: ((elements: ReactNode[]) => Elements) | undefined;
}

/**
 * Sanitised HTML of the API in the site's typography. Prerendered HTML stays: during hydration React ignores
 * the content of an element with raw HTML, and the parser is not loaded.
 */
export function HtmlContent({ html, className = styles.content, children }: HtmlContentProps) {
  const [isBrought] = useState(useIsHydrating() && !isServer);
  if (isBrought)
    return (
      <div
        className={className}
        suppressHydrationWarning
        // eslint-disable-next-line no-restricted-syntax -- empty: React keeps the prerendered HTML
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  return (
    // The texts have no individual elements, so a change replaces the container (R5.16).
    <div key={html} className={className}>
      <Suspense>
        <HtmlNodes html={html}>{children}</HtmlNodes>
      </Suspense>
    </div>
  );
}
