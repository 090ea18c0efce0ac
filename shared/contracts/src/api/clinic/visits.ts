/** Visits as staff see them. Beyond the specification's calls. */
import { Type, type Static } from 'typebox';
import { ConsultationMethodSchema, PatientSchema } from '../visits';
import { CareSchema, MedicineSchema, PrescriptionSchema, ReferralSchema, VisitStateSchema } from './care';
import { MomentSchema, orNull, PathIdSchema, PathTokenSchema, Success } from '../envelope';

/** The member of staff responsible for a visit. */
const Holder = orNull(Type.Object({ id: PathIdSchema, name: Type.String() }));

/** A day in Lagos: `2026-03-14`. */
export const ClinicDaySchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** `GET /clinic/visits`. */
export const ClinicVisitsQuerySchema = Type.Object({
  /** Today by default. */
  day: Type.Optional(ClinicDaySchema),
  method: Type.Optional(ConsultationMethodSchema),
  /** The number of a doctor or care manager, whose visits are listed. */
  staff: Type.Optional(PathIdSchema),
  state: Type.Optional(VisitStateSchema),
});
export type ClinicVisitsQuery = Static<typeof ClinicVisitsQuerySchema>;

/**
 * Reasons why a visit waits, most urgent first: `untaken` begins within half an hour or should have begun, and nobody
 * has taken it; `overdue` should have begun; `unassigned` lacks a doctor or a care manager; `unfinished` was started
 * more than three hours ago; `due` begins within the hour. Null for a visit that does not wait.
 */
export const visitWaits = ['untaken', 'overdue', 'unassigned', 'unfinished', 'due'] as const;
export type VisitWaits = (typeof visitWaits)[number];

/** A row of the day. Waiting visits come first, in the order of `visitWaits`, then all others by time. */
export const ClinicVisitRowSchema = Type.Object({
  reference: Type.String(),
  scheduled_at: MomentSchema,
  /** Null for a description in the person's words. */
  condition: orNull(Type.String()),
  /** First name and initial. */
  person: Type.String(),
  method: ConsultationMethodSchema,
  state: VisitStateSchema,
  waits: orNull(Type.Unsafe<VisitWaits>({ type: 'string', enum: [...visitWaits] })),
  care_manager: Holder,
  doctor: Holder,
});
export type ClinicVisitRow = Static<typeof ClinicVisitRowSchema>;
export const ClinicVisitsResponseSchema = Success(Type.Array(ClinicVisitRowSchema));

/** `GET /clinic/events`: the JSON of a server-sent event `visit`, sent when a visit is booked or changed. */
export const ClinicEventSchema = Type.Object({ reference: Type.String() });
export type ClinicEvent = Static<typeof ClinicEventSchema>;

export const ClinicVisitSchema = Type.Object({
  ...ClinicVisitRowSchema.properties,
  contact: Type.Object({
    name: Type.String(),
    email: Type.String(),
    /** Null for guests without one. */
    phone: orNull(Type.String()),
  }),
  /** The patient; null if the person of `contact`, who booked, is the patient. */
  patient: orNull(PatientSchema),
  link: CareSchema.properties.link,
  started_at: orNull(MomentSchema),
  ended_at: orNull(MomentSchema),
  /**
   * Whether the caller treats this person. Other callers get no note, only letters that are prescriptions they wrote,
   * and no reason.
   */
  treats: Type.Boolean(),
  note: CareSchema.properties.note,
  prescriptions: Type.Array(PrescriptionSchema),
  referrals: CareSchema.properties.referrals,
  files: CareSchema.properties.files,
  /** Other visits booked by the same person, for any patient, that began earlier, newest first. */
  earlier: Type.Array(
    Type.Object({
      reference: Type.String(),
      scheduled_at: MomentSchema,
      condition: orNull(Type.String()),
      person: ClinicVisitRowSchema.properties.person,
      state: VisitStateSchema,
    }),
  ),
});
export type ClinicVisit = Static<typeof ClinicVisitSchema>;
export const ClinicVisitResponseSchema = Success(ClinicVisitSchema);

/** `GET /clinic/visits/{reference}/reason`: the person's words; the person sees who read them. */
export const ClinicReasonResponseSchema = Success(Type.Object({ reason: Type.String() }));

/**
 * `PUT /clinic/visits/{reference}/assignment`. `was` is the holder on the caller's screen: 409 if the holder has
 * changed. `staff_id: null` gives the visit back.
 */
export const AssignmentBodySchema = Type.Object({
  as: Type.Union([Type.Literal('care'), Type.Literal('doctor')]),
  staff_id: orNull(PathIdSchema),
  was: orNull(PathIdSchema),
});
export type AssignmentBody = Static<typeof AssignmentBodySchema>;

/**
 * `PUT /clinic/visits/{reference}/state`: from waiting to started to finished, or from the first two to no-show; 409
 * from any other state. Only the visit's doctor starts and finishes it.
 */
export const VisitStateBodySchema = Type.Object({
  state: Type.Union([Type.Literal('started'), Type.Literal('finished'), Type.Literal('no-show')]),
});
export type VisitStateBody = Static<typeof VisitStateBodySchema>;

/** `POST /clinic/visits/{reference}/prescriptions`. */
export const PrescriptionBodySchema = Type.Object({
  medicines: Type.Array(MedicineSchema, { minItems: 1, maxItems: 20 }),
});
export type PrescriptionBody = Static<typeof PrescriptionBodySchema>;

/** `POST /clinic/visits/{reference}/referrals`. */
export const ReferralBodySchema = Type.Object({
  to: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  reason: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
  urgent: ReferralSchema.properties.urgent,
});
export type ReferralBody = Static<typeof ReferralBodySchema>;

/** A file that the person sent to the doctor. */
export const ClinicFileParamsSchema = Type.Object({ reference: PathTokenSchema, id: PathIdSchema });

/** A letter of a visit. */
export const ClinicLetterParamsSchema = Type.Object({ reference: PathTokenSchema, code: PathTokenSchema });
