import styles from './reference.module.css';

/** A reference in a table: on one line where there is room, because people read it out over the phone. */
export function Reference({ children }: { children: string | number | null | undefined }) {
  return <span className={styles.reference}>{children}</span>;
}
