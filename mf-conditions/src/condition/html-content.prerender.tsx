import { cx } from '@shared/ui';
import HtmlNodes from './html-nodes';
import styles from './html-content.module.css';

/** Stands in for `html-content` where a page is prerendered (docs/adr/0007): the parser is there already. */
export function HtmlContent({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div className={cx(styles.content, className)}>
      <HtmlNodes html={html} />
    </div>
  );
}
