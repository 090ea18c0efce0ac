/**
 * What the clinic leaves for a person: the link to the consultation, the note, and letters, which are
 * prescriptions and referrals. Beyond the specification's calls: feature `care`.
 */
import { Type, type Static } from 'typebox';
import { BookingDateSchema, ConsultationMethodSchema } from '../appointments';
import { IdSchema, MomentSchema, orNull, PathTokenSchema, Success } from '../envelope';

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** How a visit stands at the clinic. A visit that nobody came to is cancelled for the person. */
export const visitStates = ['waiting', 'started', 'finished', 'no-show', 'cancelled'] as const;
export type VisitState = (typeof visitStates)[number];
export const VisitStateSchema = Type.Unsafe<VisitState>({ type: 'string', enum: [...visitStates] });

/** A medicine with everything that a pharmacy needs to know. */
export const MedicineSchema = Type.Object({
  name: line(120),
  /** `500 mg` */
  strength: line(40),
  /** `2 tablets` */
  dose: line(80),
  /** A day. */
  times: Type.Integer({ minimum: 1, maximum: 24 }),
  days: Type.Integer({ minimum: 1, maximum: 365 }),
});
export type Medicine = Static<typeof MedicineSchema>;

/** `PUT /clinic/visits/{reference}/note`, in words for the person. */
export const NoteBodySchema = Type.Object({
  summary: line(4000),
  self_care: Type.String({ maxLength: 4000 }),
  /** When to come back or to go to a hospital. */
  come_back: line(2000),
});
export type NoteBody = Static<typeof NoteBodySchema>;
export const NoteSchema = Type.Object({ ...NoteBodySchema.properties, written_at: MomentSchema });
export type Note = Static<typeof NoteSchema>;

/** Who signed a letter, as it was on that day. */
const Doctor = Type.Object({ name: Type.String(), licence: Type.String() });

export const PrescriptionSchema = Type.Object({
  /** `RX-…`: proves it at `/prescription/{code}`. */
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
/** All files of the visit, the new ones among them. */
export const VisitFilesResponseSchema = Success(Type.Array(VisitFileSchema));

export const CareSchema = Type.Object({
  reference: Type.String(),
  scheduled_at: MomentSchema,
  method: ConsultationMethodSchema,
  state: VisitStateSchema,
  /** The name of whom the visit is for; null where that person booked it. */
  patient: orNull(Type.String()),
  /** Where person and doctor meet; null until somebody takes the visit, and once it is over. */
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

/** A guest's visit, with what they can do with it by the link of a mail (R4.97). */
export const GuestVisitSchema = Type.Object({
  ...CareSchema.properties,
  /** Whether the visit can be moved and cancelled now. */
  can_change: Type.Boolean(),
  /** The money of a cancelled visit is refunded, or will be. */
  refunded: Type.Boolean(),
});
export type GuestVisit = Static<typeof GuestVisitSchema>;
export const GuestVisitResponseSchema = Success(GuestVisitSchema);

/** A letter of one's own visit. */
export const LetterParamsSchema = Type.Object({ reference: PathTokenSchema, code: PathTokenSchema });

/** `POST /visit`: the secret of the mail's link `/visit#{token}`, in the body, because addresses are logged. */
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

/** `GET /prescription/{code}`, for pharmacies: whether it holds and what it is for, not whom or which illness. */
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
