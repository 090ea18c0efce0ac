/** Pure functions that format money, dates and statuses, without React or browser. */
export * from './money';
export * from './dates/dates';
export * from './dates/booking-days';
export * from './json-list';
export * from './status';
export * from './words';
export * from './people-covered';
export * from './phone';
export * from './numbers';
export * from './frequency';
export * from './plan-type';
export * from './dates/calendar-file';
export * from './dates/time-slots';
export * from './dates/device-time';
