import { yup } from '@shared/forms';
import { words } from './note.words';

/** The note, within the lengths that the API takes. */
export const noteSchema = yup.object({
  summary: yup.string().trim().required(words.noSummary).max(4_000, words.tooLong),
  self_care: yup.string().trim().default('').max(4_000, words.tooLong),
  come_back: yup.string().trim().required(words.noComeBack).max(2_000, words.tooLong),
});

/** What the note's form holds. */
export type NoteValues = yup.InferType<typeof noteSchema>;
