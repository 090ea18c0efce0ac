import { hasFeature, modals } from '@shared/runtime';
import { Reference } from '../../parts/reference';
import styles from '../../parts/reference.module.css';

/** A payment's reference; that of a paid one opens its receipt. */
export function PaymentReference({
  row: { reference, status },
}: {
  row: { reference?: string | number | null; status?: string | null };
}) {
  const hasReceipt = hasFeature('receipts') && reference && status === 'success';
  if (!hasReceipt) return <Reference>{reference}</Reference>;
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={`Receipt of ${reference}`}
      onClick={() => modals.open('receipt', { reference: String(reference) })}
    >
      <Reference>{reference}</Reference>
    </button>
  );
}
