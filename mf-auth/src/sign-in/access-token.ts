import { unwrapData, unwrapFields } from '@shared/contracts';

/**
 * The token of a login's response, `data[0].access_token`; null when there is none, whatever the response's
 * shape (R4.40).
 */
export function accessTokenOf(answer: unknown): string | null {
  const data = unwrapData(answer);
  const token = unwrapFields(Array.isArray(data) ? data[0] : data).access_token;
  return typeof token === 'string' && token !== '' ? token : null;
}
