import { Link } from '@ilera/runtime';
import { useIsHydrating, useIsNarrow } from '@ilera/ui';
import type { LegalDocument } from './legal-view';
import { words } from './legal.words';
import styles from './table-of-contents.module.css';

interface Props {
  sections: LegalDocument['sections'];
  /** Id of the section being read. */
  active: string | undefined;
}

/**
 * Links to the sections; the one being read is marked. In windows narrower than 1000 px the list is folded
 * above the text.
 */
export function TableOfContents({ sections, active }: Props) {
  // Prerendered folded: a script must not fold a list that a visitor has opened. On wide windows a style
  // shows the list before any script runs.
  const isFolded = useIsNarrow();
  const isHydrating = useIsHydrating();
  return (
    <nav aria-label={words.contents} className={styles.contents}>
      <details className={styles.fold} open={!isHydrating && !isFolded}>
        <summary>{words.onThisPage}</summary>
        <ol className={styles.list}>
          {sections.map(([id, [title]]) => (
            <li key={id}>
              <Link to={`#${id}`} aria-current={id === active ? 'location' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
