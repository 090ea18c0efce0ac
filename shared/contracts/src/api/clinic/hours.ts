/** When the clinic is open and how many visits it takes at once. Feature `hours`. */
import { Type, type Static } from 'typebox';
import { ConsultationMethodSchema } from '../appointments';
import { ClinicDaySchema } from './visits';
import { Success } from '../envelope';

/** `09:30` in Lagos, a quarter of an hour; `24:00` ends a day. */
const Clock = Type.String({ pattern: '^(?:(?:[01]\\d|2[0-3]):(?:00|15|30|45)|24:00)$' });

/** From when until when; null: closed. */
const Opening = Type.Union([Type.Object({ from: Clock, until: Clock }), Type.Null()]);

/** `GET` and `PUT /clinic/hours`. */
export const ClinicHoursSchema = Type.Object({
  /** Sunday first. */
  weekdays: Type.Array(Opening, { minItems: 7, maxItems: 7 }),
  /** Days that differ from their weekday. */
  exceptions: Type.Array(Type.Object({ day: ClinicDaySchema, opening: Opening }), { maxItems: 400 }),
  /** Visits a quarter of an hour. */
  capacity: Type.Object({
    video: Type.Integer({ minimum: 0, maximum: 1000 }),
    message: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
});
export type ClinicHours = Static<typeof ClinicHoursSchema>;
/** `was`: what the manager saw, so that two do not overwrite each other's. */
export const SetClinicHoursBodySchema = Type.Object({
  ...ClinicHoursSchema.properties,
  was: ClinicHoursSchema,
});
export const ClinicHoursResponseSchema = Success(ClinicHoursSchema);

/** `GET /slots`: the day's times at which no visit can be booked, as the picker writes them. */
export const SlotsQuerySchema = Type.Object({ day: ClinicDaySchema, method: ConsultationMethodSchema });
export const SlotsResponseSchema = Success(
  Type.Object({
    /** False: closed on the whole day, and `full` is empty. */
    open: Type.Boolean(),
    /** `09:30 am` */
    full: Type.Array(Type.String()),
  }),
);
export type Slots = Static<typeof SlotsResponseSchema>['data'];
