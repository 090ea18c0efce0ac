import { cx } from '../cx';
import { CheckIcon } from '../icons';
import { BoldText } from './marked-text';
import styles from './check-list.module.css';

/** Included items, each with a tick. Words in square brackets are bold. */
export function CheckList({
  items,
  className,
}: {
  items: readonly string[];
  className?: string | undefined;
}) {
  return (
    <ul className={cx(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>
          <CheckIcon />
          <span>
            <BoldText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
