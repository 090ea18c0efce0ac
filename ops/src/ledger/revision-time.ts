import type { Revision } from '@shared/contracts';

/** Milliseconds by which the clocks of a publisher and of a gateway may differ. */
export const clockTolerance = 5 * 60_000;

/**
 * Why the time that a limited key gave to a revision is refused; undefined when it is not (Q58). Freezes end and
 * passes expire by this time. Dated before the revision below, it would make expired passes valid again; dated
 * ahead, it would escape a freeze. A revision that is dated ahead is refused until its time has come.
 * @param now milliseconds
 */
export function whyTimeRefused(
  before: Revision | undefined,
  { at }: Revision,
  now: number,
): string | undefined {
  if (!isTime(at)) return `it is dated "${at}", which is no time`;
  if (!before) return undefined;
  if (at < before.at) return `it is dated ${at}, before revision ${before.n}, on which it is built`;
  // The revision below may be dated ahead by a fast clock; the next one then has the same time.
  if (at > before.at && Date.parse(at) > now + clockTolerance)
    return `it is dated ${at}, which is later than now`;
  return undefined;
}

/** Whether a time is written as `2026-11-23T08:00:00.000Z`: only these are in order as text. */
function isTime(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
