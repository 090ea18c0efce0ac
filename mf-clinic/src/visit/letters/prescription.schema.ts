import { yup } from '@shared/forms';
import { words } from './letters.words';

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

/** Medicines, each with all that a pharmacy needs to know. */
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

/** What the prescription's form holds; numbers as they are typed. */
export type PrescriptionValues = yup.InferType<typeof prescriptionSchema>;
