/**
 * The clinic's care for a person: the consultation link, the note, and letters (prescriptions and referrals). Beyond
 * the specification's calls: feature `care`.
 */
import { Type, type Static } from 'typebox';
import { BookingDateSchema, ConsultationMethodSchema } from '../visits';
import { IdSchema, MomentSchema, orNull, PathTokenSchema, Success } from '../envelope';

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** A visit's state at the clinic. The person sees a no-show as cancelled. */
export const visitStates = ['waiting', 'started', 'finished', 'no-show', 'cancelled'] as const;
export type VisitState = (typeof visitStates)[number];
export const VisitStateSchema = Type.Unsafe<VisitState>({ type: 'string', enum: [...visitStates] });

/** A medicine with the details that a pharmacy needs. */
export const MedicineSchema = Type.Object({
  name: line(120),
  /** `500 mg` */
  strength: line(40),
  /** `2 tablets` */
  dose: line(80),
  /** Times per day. */
  times: Type.Integer({ minimum: 1, maximum: 24 }),
  days: Type.Integer({ minimum: 1, maximum: 365 }),
});
export type Medicine = Static<typeof MedicineSchema>;

/** `PUT /clinic/visits/{reference}/note`, worded for the person. */
export const NoteBodySchema = Type.Object({
  summary: line(4000),
  self_care: Type.String({ maxLength: 4000 }),
  /** When to come back or go to a hospital. */
  come_back: line(2000),
});
export type NoteBody = Static<typeof NoteBodySchema>;
export const NoteSchema = Type.Object({ ...NoteBodySchema.properties, written_at: MomentSchema });
export type Note = Static<typeof NoteSchema>;

/** The doctor who signed a letter, as recorded on that day. */
const Doctor = Type.Object({ name: Type.String(), licence: Type.String() });

export const PrescriptionSchema = Type.Object({
  /** `RX-…`: verifies the prescription at `/prescription/{code}`. */
  code: Type.String(),
  /** `RX-2026-000017` */
  number: Type.String(),
  doctor: Doctor,
  issued_at: MomentSchema,
  valid_until: MomentSchema,
  withdrawn_at: orNull(MomentSchema),
  medicines: Type.Array(MedicineSchema),
});
export type Prescription = Static<typeof PrescriptionSchema>;

export const ReferralSchema = Type.Object({
  /** `REF-…` */
  code: Type.String(),
  doctor: Doctor,
  issued_at: MomentSchema,
  /** The specialty or hospital. */
  to: Type.String(),
  reason: Type.String(),
  urgent: Type.Boolean(),
});
export type Referral = Static<typeof ReferralSchema>;

/** A photograph or PDF that the person sent to the doctor. */
export const VisitFileSchema = Type.Object({ id: IdSchema, name: Type.String(), bytes: Type.Integer() });
export type VisitFile = Static<typeof VisitFileSchema>;
/** All files of the visit, including new ones. */
export const VisitFilesResponseSchema = Success(Type.Array(VisitFileSchema));

export const CareSchema = Type.Object({
  reference: Type.String(),
  scheduled_at: MomentSchema,
  method: ConsultationMethodSchema,
  state: VisitStateSchema,
  /** The patient's name; null if the patient booked the visit. */
  patient: orNull(Type.String()),
  /** Address of the consultation; null until staff take the visit, and once it is over. */
  link: orNull(Type.String()),
  care_manager: orNull(Type.String()),
  doctor: orNull(Type.Object({ name: Type.String(), specialty: orNull(Type.String()) })),
  note: orNull(NoteSchema),
  prescriptions: Type.Array(PrescriptionSchema),
  referrals: Type.Array(ReferralSchema),
  files: Type.Array(VisitFileSchema),
});
export type Care = Static<typeof CareSchema>;
export const CareResponseSchema = Success(CareSchema);

/** A guest's visit, with the changes that the mail's link allows (R4.97). */
export const GuestVisitSchema = Type.Object({
  ...CareSchema.properties,
  /** Whether the visit can still be moved and cancelled. */
  can_change: Type.Boolean(),
  /** Whether a cancelled visit's payment is or will be refunded. */
  refunded: Type.Boolean(),
});
export type GuestVisit = Static<typeof GuestVisitSchema>;
export const GuestVisitResponseSchema = Success(GuestVisitSchema);

/** A letter of the person's visit. */
export const LetterParamsSchema = Type.Object({ reference: PathTokenSchema, code: PathTokenSchema });

/** `POST /visit`: the secret of the mail's link `/visit#{token}`, in the body because addresses are logged. */
export const GuestCareBodySchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 300 }) });
/** `PUT /visit` */
export const MoveGuestVisitBodySchema = Type.Object({
  ...GuestCareBodySchema.properties,
  date: BookingDateSchema,
});
export const GuestLetterBodySchema = Type.Object({
  ...GuestCareBodySchema.properties,
  code: Type.String({ minLength: 1, maxLength: 40 }),
});

/** `GET /prescription/{code}`, for pharmacies: validity and medicines, without patient or illness. */
export const VerifiedPrescriptionSchema = Type.Object({
  number: Type.String(),
  valid: Type.Boolean(),
  issued_at: MomentSchema,
  valid_until: MomentSchema,
  withdrawn_at: orNull(MomentSchema),
  doctor: Doctor,
  medicines: Type.Array(MedicineSchema),
});
export type VerifiedPrescription = Static<typeof VerifiedPrescriptionSchema>;
export const VerifiedPrescriptionResponseSchema = Success(VerifiedPrescriptionSchema);
