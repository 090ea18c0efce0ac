import { pathTo } from '@ilera/contracts';
import { Link } from '@ilera/runtime';
import { NextIcon } from '@ilera/ui';
import type { ConditionRow } from './condition-sources';
import styles from './catalogue.module.css';

interface Props {
  condition: ConditionRow;
  headingLevel: 2 | 3;
  /** Opens the booking on this page; without it the tile links to the condition's page. */
  onOpen?: ((condition: ConditionRow) => void) | undefined;
}

/** One condition: its name is the link or button, and the whole tile is its target. */
export function ConditionTile({ condition, headingLevel, onOpen }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.tile}>
      <Heading className={styles.tileTitle}>
        {onOpen ? (
          <button type="button" className={styles.tileTarget} onClick={() => onOpen(condition)}>
            {condition.title}
          </button>
        ) : (
          <Link to={pathTo.condition(condition.id)} className={styles.tileTarget}>
            {condition.title}
          </Link>
        )}
      </Heading>
      {condition.text && <p className={styles.tileText}>{condition.text}</p>}
      <NextIcon className={styles.tileIcon} />
    </li>
  );
}
