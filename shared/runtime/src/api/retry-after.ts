/**
 * Seconds from a Retry-After header that counts seconds; undefined for a date, an invalid value and a missing
 * header.
 */
export function retryAfterSeconds(header: unknown): number | undefined {
  const seconds = Number(header);
  return header != null && header !== '' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
