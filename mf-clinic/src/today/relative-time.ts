import { words } from './today.words';

const minuteMs = 60_000;

/** Formats the time until or since an instant: `in 2 h 5 min`, `now`, `12 min ago`. */
export function formatRelativeTime(at: number, now: number): string {
  const minutes = Math.round((at - now) / minuteMs);
  if (minutes === 0) return words.now;
  const duration = formatDuration(Math.abs(minutes));
  return minutes > 0 ? words.inTime(duration) : words.ago(duration);
}

function formatDuration(minutes: number): string {
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return words.days(Math.floor(hours / 24));
  const remainingMinutes = minutes % 60;
  return remainingMinutes === 0
    ? words.hours(hours)
    : `${words.hours(hours)} ${words.minutes(remainingMinutes)}`;
}
