import type { Revision } from '@shared/contracts';

/** Milliseconds by which the clocks of a publisher and of a gateway may differ. */
const tolerance = 5 * 60_000;

/**
 * Why the time that a limited key gave to a revision is refused; undefined when it is not (Q58). Freezes end and
 * passes expire by this time. It is never before that of the revision below, by which old passes would be valid
 * again, nor later than now, which would be after a freeze: what is refused for that is refused until then.
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
  // An honest writer never goes back behind the revision below, although that may be dated by a fast clock.
  if (at > before.at && Date.parse(at) > now + tolerance) return `it is dated ${at}, which is later than now`;
  return undefined;
}

/** Whether a time is written as `2026-11-23T08:00:00.000Z`: only these are in order as text. */
function isTime(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
