/** Pure text and number helpers that every part shows money, dates and statuses with. No React, no browser. */
export * from './money';
export * from './dates';
export * from './brackets';
export * from './json-list';
export * from './status';
export * from './words';
export * from './phone';
export * from './numbers';
export * from './frequency';
export * from './calendar-file';
export * from './time-slots';
export * from './own-time';
