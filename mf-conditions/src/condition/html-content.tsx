import { cx } from '@shared/ui';
import { useMemo } from 'react';
import { sanitiseHtml } from './sanitise-html';
import styles from './html-content.module.css';

/** HTML of the API, sanitised, in the site's typography. */
export function HtmlContent({ html, className }: { html: string; className?: string | undefined }) {
  const clean = useMemo(() => sanitiseHtml(html), [html]);
  return <div className={cx(styles.content, className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
