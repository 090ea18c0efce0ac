import { cx } from '@shared/ui';
import { lazy, Suspense } from 'react';
import styles from './html-content.module.css';

const HtmlNodes = lazy(() => import(/* webpackChunkName: "lazy.html" */ './html-nodes'));

/** HTML of the API, sanitised, in the site's typography. */
export function HtmlContent({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div className={cx(styles.content, className)}>
      <Suspense>
        <HtmlNodes html={html} />
      </Suspense>
    </div>
  );
}
