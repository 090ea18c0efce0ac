/** The matching of typed health texts, the same in the API's search as in the browser's notice of an emergency. */
export { readPhrases, TypedText, vocabularyOf, type Phrase } from './phrases';
export { findUrgent } from './find-urgent';
export type { Urgency } from './find-urgent';
