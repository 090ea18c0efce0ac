import { hasFeature, modals } from '@shared/runtime';
import { Reference, ReferenceButton } from '../../parts/reference';

/** A payment's reference; that of a paid one opens its receipt. */
export function PaymentReference({
  row: { reference, status },
}: {
  row: { reference?: string | number | null; status?: string | null };
}) {
  const hasReceipt = hasFeature('receipts') && reference && status === 'success';
  if (!hasReceipt) return <Reference>{reference}</Reference>;
  return (
    <ReferenceButton
      label={`Receipt of ${reference}`}
      onOpen={() => modals.open('receipt', { reference: String(reference) })}
    >
      {reference}
    </ReferenceButton>
  );
}
