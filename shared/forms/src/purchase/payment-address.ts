/** Parameters that payment providers add to the address to which they return. */
const providerKeys = ['reference', 'trxref', 'status', 'transaction_id', 'tx_ref'];

/** The payment's reference in a query; empty without one. */
export const paymentReference = (query: URLSearchParams): string =>
  (query.get('reference') || query.get('trxref') || '').trim();

/** A query without what the provider added: an address that is shared, or returned to again, must not have it. */
export function withoutPayment(query: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(query);
  for (const key of providerKeys) clean.delete(key);
  return clean;
}
