export { readPhrases, TypedText, vocabularyOf, type Phrase } from './phrases';
export { findUrgent } from './find-urgent';
export type { Urgency } from './find-urgent';
