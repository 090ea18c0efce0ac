/** Pure functions that format money, dates and statuses. No React, no browser. */
export * from './money';
export * from './dates';
export * from './booking-days';
export * from './words';
export * from './json-list';
export * from './status';
export * from './plan-type';
export * from './phone';
export * from './calendar-file';
export * from './device-time';
