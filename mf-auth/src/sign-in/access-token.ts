/** The token of a login's answer, `data[0].access_token`; null when there is none in whatever shape (R4.40). */
export function accessTokenOf(answer: unknown): string | null {
  const data = (answer as { data?: unknown } | null | undefined)?.data;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  const token = (first as { access_token?: unknown } | null | undefined)?.access_token;
  return typeof token === 'string' && token !== '' ? token : null;
}
