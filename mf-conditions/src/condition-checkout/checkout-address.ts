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

/** What payment pages add when they send the person back; none of it belongs into the next payment's address. */
const ofPaymentPage = ['reference', 'trxref'];
/** What nobody but us may read: the payment provider keeps the address it sends people back to. */
const confidential = ['text'];

/** Reads the checkout's route parameter and query; `words` are those of a custom condition. */
export function readCheckoutAddress(id: string, query: URLSearchParams, words = ''): CheckoutAddress {
  const value = (name: string) => query.get(name) ?? '';
  return {
    id,
    date: value('date'),
    method: value('method'),
    text: id === 'custom' ? words : '',
    reference: value('reference') || value('trxref'),
  };
}

/** The checkout's own path with its query, without what a payment page added. */
export function checkoutPath(pathname: string, query: URLSearchParams): string {
  const own = new URLSearchParams(query);
  for (const name of [...ofPaymentPage, ...confidential]) own.delete(name);
  const search = own.toString();
  return search ? `${pathname}?${search}` : pathname;
}
