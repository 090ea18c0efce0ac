import type { Payment } from '@shared/contracts/api';
import { hasFeature, modals } from '@shared/runtime';
import { Reference, ReferenceButton } from '../../components/reference';
import { words } from './payments.words';

/** A payment's reference. It opens the receipt of a payment that has one: paid, or paid and given back. */
export function PaymentReference({ row: { reference, status, has_receipt } }: { row: Payment }) {
  const hasReceipt = hasFeature('receipts') && reference && (has_receipt ?? status === 'success');
  if (!hasReceipt) return <Reference>{reference}</Reference>;
  return (
    <ReferenceButton label={words.receiptOf(reference)} onOpen={() => modals.open('receipt', { reference })}>
      {reference}
    </ReferenceButton>
  );
}
