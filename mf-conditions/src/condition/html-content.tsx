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
  /** Arranges the elements of the text, where they do not simply follow each other. */
  children?: ((elements: ReactNode[]) => Elements) | undefined;
}

/**
 * HTML of the API, sanitised, in the site's typography. What the document brought stays as it is: React
 * leaves the content of an element with raw HTML alone when it hydrates it, and the parser is not loaded.
 */
export function HtmlContent({ html, className = styles.content, children }: HtmlContentProps) {
  const [isBrought] = useState(useIsHydrating() && !isServer);
  if (isBrought)
    return (
      <div
        className={className}
        suppressHydrationWarning
        // eslint-disable-next-line no-restricted-syntax -- empty: React keeps what the document brought
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  return (
    // Its texts have no elements of their own, so the whole is replaced (R5.16).
    <div key={html} className={className}>
      <Suspense>
        <HtmlNodes html={html}>{children}</HtmlNodes>
      </Suspense>
    </div>
  );
}
