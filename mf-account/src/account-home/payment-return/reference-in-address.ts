/** What payment providers add to the address that they bring somebody back to. */
const providerKeys = ['reference', 'trxref', 'status', 'transaction_id', 'tx_ref'];

/** The payment's reference in a query; null without one, or with one that no provider makes. */
export function referenceIn(query: URLSearchParams): string | null {
  const reference = (query.get('reference') ?? query.get('trxref') ?? '').trim();
  return /^[\w.=-]{1,100}$/.test(reference) ? reference : null;
}

/** The query without what the provider added: a reference does not stay in an address that is shared or kept. */
export function withoutProviderKeys(query: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams(query);
  for (const key of providerKeys) clean.delete(key);
  return clean;
}
