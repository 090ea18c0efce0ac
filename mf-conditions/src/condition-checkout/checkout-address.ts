import { pathTo, paths } from '@ilera/contracts';
import { paymentReference, withoutPayment } from '@ilera/forms';
import { bookingInstant } from '@ilera/format';
import { clock } from '@ilera/runtime';

/**
 * What the checkout's address says: which visit is to be paid, and whether a payment page sent the person
 * back.
 */
export interface CheckoutAddress {
  id: string;
  date: string;
  method: string;
  /** The person's own words; only for the condition `custom`. */
  text: string;
  /** Of the payment that the person comes back from; empty before paying. */
  reference: string;
}

/** Reads the checkout's route parameter and query; `words` are those of a custom condition. */
export function readCheckoutAddress(id: string, query: URLSearchParams, words = ''): CheckoutAddress {
  const value = (name: string) => query.get(name) ?? '';
  return {
    id,
    date: value('date'),
    method: value('method'),
    text: id === 'custom' ? words : '',
    reference: paymentReference(query),
  };
}

/** The checkout's own path with its query, without what a payment page added. */
export function checkoutPath({ pathname, search }: { pathname: string; search: string }): string {
  const own = withoutPayment(new URLSearchParams(search));
  // The payment provider must not read it, and stores the return address.
  own.delete('text');
  return own.size > 0 ? `${pathname}?${own}` : pathname;
}

/** Address of the condition, where another day or method is chosen. */
export function conditionOf({ id, text }: CheckoutAddress): string {
  if (id === 'custom') return pathTo.customCondition(text);
  return id ? pathTo.condition(id) : paths.conditions;
}

/** Whether the time of a visit has passed; false for a date that cannot be read: the API decides about it. */
export function isOver(date: string): boolean {
  const at = bookingInstant(date);
  return at !== null && at <= clock.now();
}
