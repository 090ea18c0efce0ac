import { paths, visitKeys } from '@shared/contracts';
import { formatNaira } from '@shared/format';
import {
  hasFeature,
  leaveSite,
  Link,
  modals,
  toasts,
  UnsafeRedirectError,
  visitStorage,
} from '@shared/runtime';
import { Button, Notice, Spinner } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { accountStrings } from '../../strings';
import type { PaymentReturnStore } from './payment-return.store';

interface Props {
  payment: PaymentReturnStore;
  onDismiss: () => void;
}

/** The state of the payment, in words; neutral until the API reports one. */
export const PaymentNotice = observer(function PaymentNotice({ payment, onDismiss }: Props) {
  const { result, knowledge, reference } = payment;
  switch (knowledge) {
    case 'asking':
      return (
        <Notice role="status" action={<Spinner size="small" label="Checking" />}>
          Checking your payment…
        </Notice>
      );
    case 'paid':
      return result?.kind === 'card' ? (
        <Notice
          tone="success"
          role="status"
          title="Your card was updated"
          action={<ReceiptButton reference={reference} />}
          onDismiss={onDismiss}
        >
          It is saved for your next payment. Reference {reference}.
        </Notice>
      ) : (
        <Notice
          tone="success"
          role="status"
          title="Payment received"
          action={<ReceiptButton reference={reference} />}
          onDismiss={onDismiss}
        >
          {result?.amount != null && `${formatNaira(result.amount, '₦')} for `}
          {result?.description ?? 'your health plan'}. Your receipt is on its way by e-mail. Reference{' '}
          {reference}.
        </Notice>
      );
    case 'refused':
      return (
        <Notice
          tone="error"
          role="alert"
          title={titleOfRefusal(result)}
          action={
            result?.kind === 'card' ? (
              <Link to={paths.accountHealthPlan}>Update your card again</Link>
            ) : (
              <Link to={checkoutLeft()}>
                {checkoutLeft() === paths.healthPlans ? 'Choose a plan again' : 'Try again'}
              </Link>
            )
          }
          onDismiss={onDismiss}
        >
          {result?.reason ?? 'You were not charged.'} Reference {reference}.
        </Notice>
      );
    case 'unfinished':
      return (
        <Notice
          role="status"
          title={result?.kind === 'card' ? 'Your card is not updated yet' : 'Your payment is not finished'}
          action={
            <Button size="small" variant="secondary" onClick={() => openPage(result?.authorization_url)}>
              {result?.kind === 'card' ? 'Continue with the card' : 'Continue to payment'}
            </Button>
          }
          onDismiss={onDismiss}
        >
          Nothing was taken from your card. Reference {reference}.
        </Notice>
      );
    case 'waiting':
    case 'unknown':
      return (
        <Notice role="status" onDismiss={onDismiss}>
          {accountStrings.confirmingPayment} Reference {reference}.
        </Notice>
      );
  }
});

function titleOfRefusal(result: PaymentReturnStore['result']): string {
  if (result?.refunded) return 'Your payment goes back to you';
  return result?.kind === 'card' ? 'Your card was not updated' : 'The payment did not go through';
}

function ReceiptButton({ reference }: { reference: string }) {
  if (!hasFeature('receipts')) return null;
  return (
    <Button size="small" variant="secondary" onClick={() => modals.open('receipt', { reference })}>
      Receipt
    </Button>
  );
}

function openPage(address: unknown): void {
  try {
    leaveSite(address);
  } catch (error) {
    if (!(error instanceof UnsafeRedirectError)) throw error;
    toasts.error('The payment page could not be opened. Nothing was paid.');
  }
}

/**
 * Address of the checkout that the payment was started from, with its choices; of the plans where this visit
 * has none.
 */
function checkoutLeft(): string {
  const address = visitStorage.get(visitKeys.planCheckout) ?? '';
  return address.startsWith('/plan-checkout/') ? address : paths.healthPlans;
}
