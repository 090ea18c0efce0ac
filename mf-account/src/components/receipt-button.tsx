import { hasFeature, modals } from '@ilera/runtime';
import { Button, type ButtonLook } from '@ilera/ui';
import { words } from './components.words';

/** Opens a payment's receipt; renders nothing without a reference. */
export function ReceiptButton({ reference, ...look }: ButtonLook & { reference: string | null | undefined }) {
  if (!reference || !hasFeature('receipts')) return null;
  return (
    <Button {...look} onClick={() => modals.open('receipt', { reference })}>
      {words.receipt}
    </Button>
  );
}
