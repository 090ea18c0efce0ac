/**
 * Booking a visit as a signed-in person, for that person or for somebody else (feature `somebody-else`), and the
 * history of visits.
 */
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, Page, PageQuerySchema, Success } from './envelope';

/** The medium of a consultation. */
export const ConsultationMethodSchema = Type.Union([Type.Literal('video'), Type.Literal('message')]);
export type ConsultationMethod = Static<typeof ConsultationMethodSchema>;

/** `3-14-2026 09:30 am`: month from 1, day, year, and the time as the slot shows it (R4.46). */
export const BookingDateSchema = Type.String({
  maxLength: 24,
  pattern: '^\\d{1,2}-\\d{1,2}-\\d{4} \\d{2}:\\d{2} (?:am|pm)$',
});

/** The patient's relation to the person who books. */
const relations = ['child', 'parent', 'spouse', 'relative', 'in-care'] as const;
export type Relation = (typeof relations)[number];

const RelationSchema = Type.Unsafe<Relation>({ type: 'string', enum: [...relations] });
const Age = Type.Integer({ minimum: 0, maximum: 120 });
/** A name without markup characters. */
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '^(?=.*\\S)[^<>]*$' });

/** Another patient's details in a booking: all fields, or none. */
export const PatientBodySchema = Type.Object({
  patient_first_name: Type.Optional(Name),
  patient_last_name: Type.Optional(Name),
  /** In full years. */
  patient_age: Type.Optional(Age),
  patient_relation: Type.Optional(RelationSchema),
  /** The person who books consents on behalf of the patient, as parent or guardian or with the patient's agreement. */
  patient_consent: Type.Optional(Type.Literal(true)),
});
export type PatientBody = Static<typeof PatientBodySchema>;

/** The patient's details, as staff see them. */
export const PatientSchema = Type.Object({ name: Type.String(), age: Age, relation: RelationSchema });

/** `POST individual/free_health_care/{id}`. */
export const BookVisitBodySchema = Type.Object({
  day: Type.Integer({ minimum: 1, maximum: 31 }),
  year: Type.Integer({ minimum: 2000, maximum: 2200 }),
  /** Month from 0, while `date` counts from 1. The server checks that both agree. */
  month: Type.Integer({ minimum: 0, maximum: 11 }),
  /** `09:30 am` */
  time: Type.String({ maxLength: 8, pattern: '^\\d{2}:\\d{2} (?:am|pm)$' }),
  method: ConsultationMethodSchema,
  /** The condition's id or the word `custom`. */
  id: Type.Union([Type.Integer({ minimum: 1, maximum: 2147483647 }), Type.String({ maxLength: 20 })]),
  date: BookingDateSchema,
  description: Type.String({ minLength: 1, maxLength: 2000 }),
  ...PatientBodySchema.properties,
});
export type BookVisitBody = Static<typeof BookVisitBodySchema>;

/** A visit's state; screens show unknown states as Cancelled (R4.51). */
export const VisitStatusSchema = Type.Union([
  Type.Literal('processing'),
  Type.Literal('success'),
  Type.Literal('cancelled'),
]);

/** A row of the history and of recent activity. */
export const ListedVisitSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  /** The subject of the visit. */
  description: Type.String(),
  created_at: MomentSchema,
  status: VisitStatusSchema,
  method: ConsultationMethodSchema,
  /** The time of the visit. */
  scheduled_at: MomentSchema,
});
export type ListedVisit = Static<typeof ListedVisitSchema>;

/** One visit, with the changes open to its owner (R4.78). Beyond the specification's calls: feature `visits`. */
export const VisitSchema = Type.Object({
  ...ListedVisitSchema.properties,
  /** The price paid for the visit, in naira; null if nothing was charged. */
  amount: Type.Union([Type.Number(), Type.Null()]),
  payment_reference: Type.Union([Type.String(), Type.Null()]),
  /** Whether the visit can be moved now. */
  can_move: Type.Boolean(),
  can_cancel: Type.Boolean(),
  /** Whether a cancelled visit's payment is or will be refunded. */
  refunded: Type.Boolean(),
});
export type Visit = Static<typeof VisitSchema>;
export const VisitResponseSchema = Success(VisitSchema);

/** The current or next visit, or null. */
export const NextVisitResponseSchema = Success(Type.Union([VisitSchema, Type.Null()]));

/** `PUT individual/appointment/{reference}`. */
export const MoveVisitBodySchema = Type.Object({ date: BookingDateSchema });

/** The history's query. `status` goes beyond the specification: the table's words in lower case. */
export const VisitsQuerySchema = Type.Object({
  ...PageQuerySchema.properties,
  status: Type.Optional(
    Type.Union([Type.Literal('pending'), Type.Literal('completed'), Type.Literal('cancelled')]),
  ),
});

export const VisitsResponseSchema = Success(Page(ListedVisitSchema));
export const BookVisitResponseSchema = Success(ListedVisitSchema);
