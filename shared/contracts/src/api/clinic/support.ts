/** Support: one person, guest or account, without medical data. Beyond the specification's calls. */
import { Type, type Static } from 'typebox';
import { ConsultationMethodSchema } from '../visits';
import { ClaimStatusSchema } from '../claims';
import { IdSchema, MomentSchema, orNull, PathIdSchema, PathTokenSchema, Success } from '../envelope';
import { VisitStateSchema } from './care';

const text = (minLength: number, maxLength: number) => Type.String({ minLength, maxLength, pattern: '\\S' });

/** `POST /clinic/support/search`: the text is in the body because addresses are logged. */
export const SupportSearchBodySchema = Type.Object({ search: text(3, 254) });

/** A person found by a search. `key` identifies the person in paths: an account by its number, a guest by a payment. */
export const SupportHitSchema = Type.Object({
  key: Type.String(),
  name: Type.String(),
  email: Type.String(),
  is_guest: Type.Boolean(),
});
export type SupportHit = Static<typeof SupportHitSchema>;
export const SupportSearchResponseSchema = Success(Type.Array(SupportHitSchema));

const SupportVisit = Type.Object({
  reference: Type.String(),
  /** The person who booked the visit, if it was another person with the same address. */
  name: orNull(Type.String()),
  scheduled_at: MomentSchema,
  method: ConsultationMethodSchema,
  state: VisitStateSchema,
  doctor: orNull(Type.String()),
  care_manager: orNull(Type.String()),
  /** True until the visit begins. */
  can_change: Type.Boolean(),
});

const SupportPayment = Type.Object({
  reference: Type.String(),
  kind: Type.Union([Type.Literal('condition'), Type.Literal('plan'), Type.Literal('card')]),
  status: Type.Union([Type.Literal('processing'), Type.Literal('success'), Type.Literal('cancelled')]),
  reason: orNull(Type.String()),
  amount: Type.Number(),
  receipt: orNull(Type.String()),
  created_at: MomentSchema,
  refund: orNull(Type.Object({ amount: Type.Number(), status: Type.String(), created_at: MomentSchema })),
  can_refund: Type.Boolean(),
  /** The person who asked for a refund that needs a second approval, and the reason. */
  proposal: orNull(Type.Object({ by: Type.String(), is_own: Type.Boolean(), reason: Type.String() })),
});

const SupportMail = Type.Object({
  id: IdSchema,
  subject: Type.String(),
  created_at: MomentSchema,
  /** `failed`: given up after many attempts; can be sent again. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('sent'), Type.Literal('failed')]),
  attempts: Type.Integer(),
});

export const SupportPersonSchema = Type.Object({
  ...SupportHitSchema.properties,
  phone: orNull(Type.String()),
  visits: Type.Array(SupportVisit),
  payments: Type.Array(SupportPayment),
  cover: Type.Array(Type.Object({ plan: Type.String(), starts_at: MomentSchema, expires_at: MomentSchema })),
  mails: Type.Array(SupportMail),
  claims: Type.Array(
    Type.Object({
      reference: Type.String(),
      status: ClaimStatusSchema,
      amount: orNull(Type.Number()),
      created_at: MomentSchema,
    }),
  ),
  notes: Type.Array(Type.Object({ id: IdSchema, text: Type.String(), by: Type.String(), at: MomentSchema })),
});
export type SupportPerson = Static<typeof SupportPersonSchema>;
export const SupportPersonResponseSchema = Success(SupportPersonSchema);

/** Path parameters of a person, and of a person's record. */
export const SupportKeySchema = Type.Object({ key: PathTokenSchema });
export const SupportItemSchema = Type.Object({ key: PathTokenSchema, reference: PathTokenSchema });
export const SupportMailParamsSchema = Type.Object({ key: PathTokenSchema, id: PathIdSchema });

/** The payment provider's statement about a payment; `unknown` if the provider has no such payment. */
export const ProviderWordSchema = Type.Object({
  status: Type.String(),
  amount: orNull(Type.Number()),
  paid_at: orNull(MomentSchema),
  reason: orNull(Type.String()),
});
export type ProviderWord = Static<typeof ProviderWordSchema>;

export const CorrectAddressBodySchema = Type.Object({
  email: Type.String({ format: 'email', maxLength: 254 }),
  /** The address that the caller saw. */
  was: text(1, 254),
});
/** Like the person's request (`MoveVisitBodySchema`), but allowed until the visit begins. */
export const SupportMoveBodySchema = Type.Object({ date: text(8, 40) });
export const PaymentMailBodySchema = Type.Object({
  mail: Type.Union([Type.Literal('receipt'), Type.Literal('plan')]),
});
export const RefundBodySchema = Type.Object({ reason: text(5, 500) });
export const SupportNoteBodySchema = Type.Object({ text: text(1, 2000) });

/** A payment problem that needs a person's attention. */
export const PaymentIssueSchema = Type.Object({
  /** Null for a refund that waits for a second person: it is approved in the person's record, not closed here. */
  id: orNull(IdSchema),
  /** The person's key, as in the search. */
  key: Type.String(),
  kind: Type.String(),
  detail: Type.String(),
  reference: Type.String(),
  amount: Type.Number(),
  created_at: MomentSchema,
});
export type PaymentIssue = Static<typeof PaymentIssueSchema>;
export const PaymentIssuesResponseSchema = Success(Type.Array(PaymentIssueSchema));

/** A mail given up after a day of attempts, or refused by the mailbox. */
export const DeadMailSchema = Type.Object({
  id: IdSchema,
  email: Type.String(),
  subject: Type.String(),
  last_error: orNull(Type.String()),
  dead_at: MomentSchema,
});
export type DeadMail = Static<typeof DeadMailSchema>;
export const DeadMailsResponseSchema = Success(Type.Array(DeadMailSchema));
