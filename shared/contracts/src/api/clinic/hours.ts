/** The clinic's opening hours and capacity. Feature `hours`. */
import { Type, type Static } from 'typebox';
import { ConsultationMethodSchema } from '../visits';
import { ClinicDaySchema } from './visits';
import { Success } from '../envelope';

/** A quarter of an hour in Lagos, `09:30`; `24:00` ends a day. */
const Clock = Type.String({ pattern: '^(?:(?:[01]\\d|2[0-3]):(?:00|15|30|45)|24:00)$' });

/** Opening and closing time; null if closed. */
const Opening = Type.Union([Type.Object({ from: Clock, until: Clock }), Type.Null()]);

/** `GET` and `PUT /clinic/hours`. */
export const ClinicHoursSchema = Type.Object({
  /** Sunday first. */
  weekdays: Type.Array(Opening, { minItems: 7, maxItems: 7 }),
  /** Days whose hours differ from their weekday's. */
  exceptions: Type.Array(Type.Object({ day: ClinicDaySchema, opening: Opening }), { maxItems: 400 }),
  /** Visits per quarter of an hour. */
  capacity: Type.Object({
    video: Type.Integer({ minimum: 0, maximum: 1000 }),
    message: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
});
export type ClinicHours = Static<typeof ClinicHoursSchema>;
/** `was`: the hours that the manager saw, so that no manager overwrites another's change. */
export const SetClinicHoursBodySchema = Type.Object({
  ...ClinicHoursSchema.properties,
  was: ClinicHoursSchema,
});
export const ClinicHoursResponseSchema = Success(ClinicHoursSchema);

/** `GET /slots`: a day's times without free capacity, as the picker writes them. */
export const SlotsQuerySchema = Type.Object({ day: ClinicDaySchema, method: ConsultationMethodSchema });
export const SlotsResponseSchema = Success(
  Type.Object({
    /** False on a day that is closed, when `full` is empty. */
    open: Type.Boolean(),
    /** `09:30 am` */
    full: Type.Array(Type.String()),
  }),
);
export type Slots = Static<typeof SlotsResponseSchema>['data'];
