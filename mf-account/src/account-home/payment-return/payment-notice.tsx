import { paths, tabKeys } from '@shared/contracts';
import { formatNaira } from '@shared/format';
import {
  hasFeature,
  leaveSite,
  Link,
  modals,
  toasts,
  UnsafeRedirectError,
  tabStorage,
} from '@shared/runtime';
import { Button, Notice, Sentence, Spinner } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { words as common } from '../../components/components.words';
import { accountStrings } from '../../strings';
import type { PaymentReturnStore } from './payment-return.store';
import { paymentWords as words } from '../account-home.words';

interface Props {
  payment: PaymentReturnStore;
  onDismiss: () => void;
}

/** The state of the payment, in words; neutral until the API reports one. */
export const PaymentNotice = observer(function PaymentNotice({ payment, onDismiss }: Props) {
  const { result, knowledge, reference } = payment;
  // An API that names no amount is not one that took nothing.
  const amount = result?.amount ? formatNaira(result.amount, '₦') : null;
  const withReference = (text: string) => (
    <Sentence text={`${text} ${words.reference(reference)}`} asIs={reference} />
  );
  switch (knowledge) {
    case 'asking':
      return (
        <Notice role="status" action={<Spinner size="small" label={words.checking} />}>
          {words.checkingPayment}
        </Notice>
      );
    case 'paid':
      return result?.kind === 'card' ? (
        <Notice
          tone="success"
          role="status"
          title={words.cardUpdated}
          action={<ReceiptButton reference={reference} />}
          onDismiss={onDismiss}
        >
          {withReference(words.cardSaved)}
        </Notice>
      ) : (
        <Notice
          tone="success"
          role="status"
          title={words.received}
          action={<ReceiptButton reference={reference} />}
          onDismiss={onDismiss}
        >
          <Sentence text={`${words.paidFor(amount, result?.description || words.yourPlan)} `} asIs={amount} />
          <Sentence text={words.reference(reference)} asIs={reference} />
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
              <Link to={paths.accountHealthPlan}>{words.updateCardAgain}</Link>
            ) : (
              <Link to={checkoutLeft()}>
                {checkoutLeft() === paths.healthPlans ? words.choosePlanAgain : words.tryAgain}
              </Link>
            )
          }
          onDismiss={onDismiss}
        >
          {withReference(result?.reason ?? words.notCharged)}
        </Notice>
      );
    case 'unfinished':
      return (
        <Notice
          role="status"
          title={result?.kind === 'card' ? words.cardUnfinished : words.unfinished}
          action={
            <Button size="small" variant="secondary" onClick={() => openPage(result?.authorization_url)}>
              {result?.kind === 'card' ? words.continueCard : words.continuePayment}
            </Button>
          }
          onDismiss={onDismiss}
        >
          {withReference(words.nothingTaken)}
        </Notice>
      );
    case 'waiting':
    case 'unknown':
      return (
        <Notice role="status" onDismiss={onDismiss}>
          {withReference(accountStrings.confirmingPayment)}
        </Notice>
      );
  }
});

function titleOfRefusal(result: PaymentReturnStore['result']): string {
  if (result?.refunded) return words.goesBack;
  return result?.kind === 'card' ? words.cardNotUpdated : words.notPaid;
}

function ReceiptButton({ reference }: { reference: string }) {
  if (!hasFeature('receipts')) return null;
  return (
    <Button size="small" variant="secondary" onClick={() => modals.open('receipt', { reference })}>
      {common.receipt}
    </Button>
  );
}

function openPage(address: unknown): void {
  try {
    leaveSite(address);
  } catch (error) {
    if (!(error instanceof UnsafeRedirectError)) throw error;
    toasts.error(words.notOpened);
  }
}

/**
 * Address of the checkout that the payment was started from, with its choices; of the plans where this visit
 * has none.
 */
function checkoutLeft(): string {
  const address = tabStorage.get(tabKeys.planCheckout) ?? '';
  return address.startsWith('/plan-checkout/') ? address : paths.healthPlans;
}
