/** Units of time in milliseconds. A day of 24 hours is also a day of Lagos, which never changes its clocks. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
