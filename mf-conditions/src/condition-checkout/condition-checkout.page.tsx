import { useParams, useSearchParams } from '@shared/runtime';
import { readCheckoutAddress } from './checkout-address';
import { useCustomWords } from '../condition/use-custom-words';
import { GuestCheckout } from './guest-checkout';
import { PaymentConfirmation } from './payment-confirmation';

/**
 * `/conditioncheckout/{id}`, for guests. Before paying: who pays and what it costs. When the payment page brings a
 * reference back: how the payment stands, read from the API.
 */
export default function ConditionCheckoutPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const visit = readCheckoutAddress(id, query, useCustomWords(id === 'custom'));
  if (visit.reference) return <PaymentConfirmation key={visit.reference} visit={visit} />;
  return <GuestCheckout key={JSON.stringify(visit)} visit={visit} />;
}
