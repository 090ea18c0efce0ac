import type { Day } from '@shared/format';
import { fieldError } from '../../common/http-error';

/** The day of `2026-03-14`; throws under its field where there is none. */
export function readDay(text: string, field = 'day'): Day {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
    throw fieldError(field, 'There is no such day.');
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}
