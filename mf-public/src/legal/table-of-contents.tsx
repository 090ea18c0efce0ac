import { useIsNarrow } from '@shared/ui';
import type { LegalSection } from './legal-document';
import styles from './table-of-contents.module.css';

interface Props {
  sections: readonly LegalSection[];
  /** Id of the section being read. */
  active: string | undefined;
}

/** Every section; the one being read is marked. Narrower than 1000 px it is folded away above the text. */
export function TableOfContents({ sections, active }: Props) {
  const narrow = useIsNarrow();
  const links = (
    <ol className={styles['list']}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Table of contents" className={narrow ? styles['narrow'] : styles['sidebar']}>
      {narrow ? (
        <details className={styles['fold']}>
          <summary>On this page</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  );
}
