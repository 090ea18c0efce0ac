/** A failed request of a store: which store, its error, and what to do about it. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    /** For messages: a folder or an address. */
    readonly store: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`The release store ${store} ${message}`, options);
  }
}

interface Details {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);

/** Names the store in an error of its file system or its S3 server. */
export function toStoreError(store: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { name = '', code: ownCode, message = '', $metadata } = (error ?? {}) as Details;
  // The SDK wraps some network errors and has their code in the text only.
  const code = ownCode ?? /\bE[A-Z_]{4,}\b/.exec(message)?.[0] ?? '';
  const status = $metadata?.httpStatusCode;
  const say = (text: string): StoreError => new StoreError(store, text, { cause: error });
  if (network.has(code) || name === 'TimeoutError')
    return say(`cannot be reached (${code || name}): check RELEASE_STORE, S3_ENDPOINT and the network.`);
  if (name === 'NoSuchBucket') return say('is not there: no such bucket. Check RELEASE_STORE, or create it.');
  if (name === 'CredentialsProviderError' || status === 401 || status === 403)
    return say(
      `refuses the credentials (${status ?? name}): check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what they may do.`,
    );
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return say(`may not be written or read (${code}): check who owns the folder.`);
  if (code === 'ENOSPC' || code === 'EDQUOT') return say(`is full (${code}): make room, then try again.`);
  if (status) return say(`answered ${status} ${name}: look at its own log, then try again.`);
  return say(`failed: ${message || String(error)}`);
}
