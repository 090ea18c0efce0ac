/** Booking a visit as a signed-in person, and the history of visits. */
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, Page, Success } from './envelope';

/** How the person and the doctor meet. */
export const ConsultationMethodSchema = Type.Union([Type.Literal('video'), Type.Literal('message')]);
export type ConsultationMethod = Static<typeof ConsultationMethodSchema>;

/** `3-14-2026 09:30 am`: month (from 1), day, year and the time as the slot shows it (R4.46). */
export const BookingDateSchema = Type.String({
  maxLength: 24,
  pattern: '^\\d{1,2}-\\d{1,2}-\\d{4} \\d{2}:\\d{2} (?:am|pm)$',
});

/** `POST individual/free_health_care/{id}`. */
export const BookAppointmentBodySchema = Type.Object({
  day: Type.Integer({ minimum: 1, maximum: 31 }),
  year: Type.Integer({ minimum: 2000, maximum: 2200 }),
  /** 0 is January; `date` counts from 1. The server checks that both agree. */
  month: Type.Integer({ minimum: 0, maximum: 11 }),
  /** `09:30 am` */
  time: Type.String({ maxLength: 8, pattern: '^\\d{2}:\\d{2} (?:am|pm)$' }),
  method: ConsultationMethodSchema,
  /** The condition's id or the word `custom`. */
  id: Type.Union([Type.Integer({ minimum: 1, maximum: 2147483647 }), Type.String({ maxLength: 20 })]),
  date: BookingDateSchema,
  description: Type.String({ minLength: 1, maxLength: 2000 }),
});
export type BookAppointmentBody = Static<typeof BookAppointmentBodySchema>;

/** A visit's state; screens show anything unknown as Cancelled (R4.51). */
export const AppointmentStatusSchema = Type.Union([
  Type.Literal('processing'),
  Type.Literal('success'),
  Type.Literal('cancelled'),
]);
export type AppointmentStatus = Static<typeof AppointmentStatusSchema>;

/** A row of the history and of the recent activity. */
export const AppointmentSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  /** What the visit is about. */
  description: Type.String(),
  created_at: MomentSchema,
  status: AppointmentStatusSchema,
  method: ConsultationMethodSchema,
  /** When the visit takes place. */
  scheduled_at: MomentSchema,
});
export type Appointment = Static<typeof AppointmentSchema>;

export const AppointmentsAnswerSchema = Success(Page(AppointmentSchema));
export type AppointmentsAnswer = Static<typeof AppointmentsAnswerSchema>;
export const BookAppointmentAnswerSchema = Success(AppointmentSchema);
export type BookAppointmentAnswer = Static<typeof BookAppointmentAnswerSchema>;
