import type { ClinicHours } from '@ilera/contracts/api';
import { yup } from '@ilera/forms';
import { words } from './hours.words';

/** The hours as typed: a capacity is text until it is sent. */
export type HoursValues = Pick<ClinicHours, 'weekdays' | 'exceptions'> & {
  capacity: Record<keyof ClinicHours['capacity'], number | string>;
};

const opening = yup
  .mixed<NonNullable<ClinicHours['weekdays'][number]>>()
  .nullable()
  .defined()
  .test(
    'span',
    (span, { path, createError }) =>
      !span || span.from < span.until || createError({ path: `${path}.until`, message: words.noSpan }),
  );
const capacity = yup
  .number()
  .required(words.noCapacity)
  .typeError(words.noCapacity)
  .integer(words.noCapacity)
  .min(0, words.noCapacity)
  .max(1_000, words.noCapacity);

/**
 * Requires that each day ends after it begins, that each exception has a different day, and that capacities are
 * numbers.
 */
export const hoursSchema = yup.object({
  weekdays: yup.array(opening).required(),
  exceptions: yup
    .array(
      yup.object({
        day: yup
          .string()
          .required(words.noDay)
          .test('once', words.doubleDay, (day, { path, from }) => {
            const { exceptions } = from!.at(-1)!.value as ClinicHours;
            const firstIndex = exceptions.findIndex((other) => other.day === day);
            return path === `exceptions[${firstIndex}].day`;
          }),
        opening,
      }),
    )
    .required(),
  capacity: yup.object({ video: capacity, message: capacity }),
});
