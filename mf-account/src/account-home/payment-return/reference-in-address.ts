/** Parameters that payment providers add to the address to which they return. */
const providerKeys = ['reference', 'trxref', 'status', 'transaction_id', 'tx_ref'];

/** The payment's reference in a query; null without one, or with one that no provider makes. */
export function referenceIn(query: URLSearchParams): string | null {
  const reference = (query.get('reference') ?? query.get('trxref') ?? '').trim();
  return /^[\w.=-]{1,100}$/.test(reference) ? reference : null;
}

/**
 * The query without what the provider added: an address that is shared or bookmarked must not have a
 * reference.
 */
export function withoutProviderKeys(query: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(query);
  for (const key of providerKeys) clean.delete(key);
  return clean;
}
