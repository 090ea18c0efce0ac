import { unwrapData, unwrapFields } from '@shared/contracts';

/** The token of a login's answer, `data[0].access_token`; null when there is none in whatever shape (R4.40). */
export function accessTokenOf(answer: unknown): string | null {
  const data = unwrapData(answer);
  const token = unwrapFields(Array.isArray(data) ? data[0] : data).access_token;
  return typeof token === 'string' && token !== '' ? token : null;
}
