import { paths, tabKeys } from '@ilera/contracts';
import type { Answer } from '@ilera/contracts/calls';
import { formatNaira } from '@ilera/format';
import { openPaymentPage, type PaymentPhase } from '@ilera/forms';
import { Link, tabStorage } from '@ilera/runtime';
import { Button, Notice, type NoticeProps, Sentence, Spinner } from '@ilera/ui';
import { ReceiptButton } from '../../components/receipt-button';
import { accountStrings } from '../../strings';
import { paymentWords as words } from '../account-home.words';

interface Props {
  phase: PaymentPhase;
  result: Answer<'paymentResult'> | undefined;
  reference: string;
  onAgain: () => void;
  onDismiss: () => void;
}

/** The payment's state in words; neutral until the API reports one. */
export function PaymentNotice({ phase, result, reference, onAgain, onDismiss }: Props) {
  const isCard = result?.kind === 'card';
  // A missing amount does not mean that no money was taken.
  const amount = result?.amount ? formatNaira(result.amount, '₦') : null;
  const withReference = (text: string) => (
    <Sentence text={`${text} ${words.reference(reference)}`} asIs={reference} />
  );
  const again = (
    <Button size="small" variant="secondary" onClick={onAgain}>
      {words.checkAgain}
    </Button>
  );
  const checkout = checkoutLeft();
  const notices: Partial<Record<PaymentPhase, NoticeProps>> = {
    asking: { action: <Spinner size="small" label={words.checking} />, children: words.checkingPayment },
    paid: {
      tone: 'success',
      title: isCard ? words.cardUpdated : words.received,
      action: <ReceiptButton size="small" variant="secondary" reference={reference} />,
      children: isCard ? (
        withReference(words.cardSaved)
      ) : (
        <>
          <Sentence text={`${words.paidFor(amount, result?.description || words.yourPlan)} `} asIs={amount} />
          <Sentence text={words.reference(reference)} asIs={reference} />
        </>
      ),
    },
    cancelled: {
      tone: 'error',
      title: titleOfRefusal(result),
      action: isCard ? (
        <Link to={paths.accountHealthPlan}>{words.updateCardAgain}</Link>
      ) : (
        <Link to={checkout}>{checkout === paths.healthPlans ? words.choosePlanAgain : words.tryAgain}</Link>
      ),
      children: withReference(result?.reason ?? words.notCharged),
    },
    unfinished: {
      title: isCard ? words.cardUnfinished : words.unfinished,
      action: (
        <Button size="small" variant="secondary" onClick={() => openPaymentPage(result?.authorization_url)}>
          {isCard ? words.continueCard : words.continuePayment}
        </Button>
      ),
      children: withReference(words.nothingTaken),
    },
  };
  return (
    <Notice
      role={phase === 'cancelled' ? 'alert' : 'status'}
      {...(notices[phase] ?? {
        // An API without this call gives the same answer to a retry.
        action: (phase === 'failed' || phase === 'slow') && again,
        children: withReference(accountStrings.confirmingPayment),
      })}
      {...(phase !== 'asking' && { onDismiss })}
    />
  );
}

function titleOfRefusal(result: Props['result']): string {
  if (result?.refunded) return words.goesBack;
  return result?.kind === 'card' ? words.cardNotUpdated : words.notPaid;
}

/** Address of the checkout that started the payment, with its choices; the plans' address if the tab has none. */
function checkoutLeft(): string {
  const address = tabStorage.get(tabKeys.planCheckout) ?? '';
  return address.startsWith('/plan-checkout/') ? address : paths.healthPlans;
}
