import { initials } from '@ilera/format';
import { cx } from '../cx';
import styles from './avatar.module.css';

/** A person's initials on a tint. Decorative: the name is shown beside it, or given by `label`. */
export function Avatar({
  name,
  size = 'medium',
  label,
}: {
  name: string;
  size?: 'small' | 'medium' | 'large';
  label?: string;
}) {
  return (
    <span
      className={cx(styles.avatar, styles[size])}
      role={label ? 'img' : undefined}
      aria-label={label}
      translate="no"
      aria-hidden={label ? undefined : true}
    >
      {initials(name)}
    </span>
  );
}
