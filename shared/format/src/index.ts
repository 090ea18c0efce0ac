/** Pure functions that format money, dates and statuses. No React, no browser. */
export * from './money';
export * from './dates';
export * from './booking-days';
export * from './json-list';
export * from './status';
export * from './words';
export * from './people-covered';
export * from './phone';
export * from './numbers';
export * from './frequency';
export * from './plan-type';
export * from './calendar-file';
export * from './time-slots';
export * from './device-time';
