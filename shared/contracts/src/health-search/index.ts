export { readPhrases, TypedText, vocabularyOf } from './phrases';
export type { Phrase } from './phrases';
export { findUrgent } from './find-urgent';
export type { Urgency } from './find-urgent';
