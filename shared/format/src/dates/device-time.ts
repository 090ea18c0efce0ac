/** The device's time zone, such as `Europe/London`. */
const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const wordsIn = (timeZone: string, at: Date): string => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday, day, month, hour, minute, dayPeriod = '' } = parts;
  return `${weekday} ${day} ${month}, ${hour === '0' ? '12' : hour}:${minute} ${dayPeriod.toUpperCase()}`;
};

/**
 * `Tuesday 1 December, 8:30 AM` by the device's clock abroad (R5.5). Empty if that clock shows Nigeria's time, if there
 * is no instant, and if the zone is unknown.
 */
export function deviceTime(at: Date | null, zone: string = deviceZone()): string {
  if (!at) return '';
  try {
    const words = wordsIn(zone, at);
    return words === wordsIn('Africa/Lagos', at) ? '' : words;
  } catch {
    return '';
  }
}
