import { useParams, useSearchParams } from '@shared/runtime';
import { readCheckoutAddress } from './checkout-address';
import { useCustomWords } from '../condition/use-custom-words';
import { GuestCheckout } from './guest-checkout';
import { PaymentConfirmation } from './payment-confirmation';

/**
 * `/conditioncheckout/{id}`, for guests. Before paying: details and price. With the reference of a payment in
 * the address: the state of that payment, read from the API.
 */
export default function ConditionCheckoutPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const visit = readCheckoutAddress(id, query, useCustomWords(id === 'custom'));
  if (visit.reference) return <PaymentConfirmation key={visit.reference} visit={visit} />;
  return <GuestCheckout key={JSON.stringify(visit)} visit={visit} />;
}
