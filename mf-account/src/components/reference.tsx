import styles from './reference.module.css';

type Text = string | number | null | undefined;

/** A reference in a table. Stays on one line if possible, because people read references out over the phone. */
export function Reference({ children }: { children: Text }) {
  return (
    <span className={styles.reference} translate="no">
      {children}
    </span>
  );
}

/** A reference as a button that opens the record; `label` names the record if the reference alone does not. */
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
