import { yup } from '@ilera/forms';
import { noteWords, letterWords as words } from './visit.words';

const text = (missing: string, max: number) => yup.string().trim().required(missing).max(max, words.tooLong);
const number = (message: string, max: number) =>
  yup
    .string()
    .trim()
    .required(message)
    .test(
      'number',
      message,
      (value) => /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= max,
    );

/** Validates medicines, each with the details that a pharmacy needs. */
export const prescriptionSchema = yup.object({
  medicines: yup
    .array(
      yup.object({
        name: text(words.noName, 120),
        strength: text(words.noStrength, 40),
        dose: text(words.noDose, 80),
        times: number(words.noTimes, 24),
        days: number(words.noDays, 365),
      }),
    )
    .required(),
});

/** Values of the prescription form; numbers are text. */
export type PrescriptionValues = yup.InferType<typeof prescriptionSchema>;

/** Validates a referral letter by the API's limits. */
export const referralSchema = yup.object({
  to: yup.string().trim().required(words.noTo).max(200, words.tooLong),
  reason: yup.string().trim().required(words.noReason).max(4_000, words.tooLong),
  urgent: yup.boolean().required(),
});

export type ReferralValues = yup.InferType<typeof referralSchema>;

/** Validates a note by the API's limits. */
export const noteSchema = yup.object({
  summary: yup.string().trim().required(noteWords.noSummary).max(4_000, noteWords.tooLong),
  self_care: yup.string().trim().default('').max(4_000, noteWords.tooLong),
  come_back: yup.string().trim().required(noteWords.noComeBack).max(2_000, noteWords.tooLong),
});

export type NoteValues = yup.InferType<typeof noteSchema>;
