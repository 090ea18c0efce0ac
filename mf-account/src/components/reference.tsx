import styles from './reference.module.css';

type Text = string | number | null | undefined;

/** A reference in a table: on one line where there is room, because people read it out over the phone. */
export function Reference({ children }: { children: Text }) {
  return (
    <span className={styles.reference} translate="no">
      {children}
    </span>
  );
}

/**
 * A reference as a button that opens what it names; `label` where the reference alone does not say what that
 * is.
 */
export function ReferenceButton({
  children,
  label,
  onOpen,
}: {
  children: Text;
  label?: string;
  onOpen: () => void;
}) {
  return (
    <button type="button" className={styles.open} aria-label={label} onClick={onOpen}>
      <Reference>{children}</Reference>
    </button>
  );
}
