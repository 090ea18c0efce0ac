/** Milliseconds. Every day in Lagos has 24 hours, because Nigeria has no daylight saving time. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
