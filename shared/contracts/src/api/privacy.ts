/**
 * A person's rights over their data: access log, copy, erasure. Beyond the specification's calls: feature `privacy`.
 */
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, Page, PageQuerySchema, Success } from './envelope';

const literals = <const Names extends readonly string[]>(names: Names) =>
  Type.Unsafe<Names[number]>({ type: 'string', enum: [...names] });

export const AccessLogQuerySchema = Type.Object({
  ...PageQuerySchema.properties,
  /** Includes the person's reads. */
  own_reads: Type.Optional(Type.Boolean()),
});

/** A read or change of the person's medical or payment data. */
export const AccessEntrySchema = Type.Object({
  id: IdSchema,
  at: MomentSchema,
  /**
   * `person` is another signed-in person, `staff` works at the clinic, `system` is our scheduled work, `provider` the
   * payment provider.
   */
  who: literals(['you', 'person', 'guest', 'staff', 'provider', 'system']),
  action: literals(['read', 'created', 'changed', 'removed']),
  what: literals([
    'visit',
    'reason',
    'note',
    'prescription',
    'referral',
    'claim',
    'evidence',
    'account',
    'payment',
    'refund',
    'receipt',
    'cover',
    'card',
    'profile',
    'export',
    'support',
  ]),
  /** Reference of the visit, claim or payment; null if several were read. */
  record: Type.Union([Type.String(), Type.Null()]),
  /** The changed columns, never their values. */
  columns: Type.Array(Type.String()),
  /** The same text for the same network; null for our scheduled work. */
  network: Type.Union([Type.String(), Type.Null()]),
  /** Whether the network is that of this request. */
  from_here: Type.Boolean(),
});
export type AccessEntry = Static<typeof AccessEntrySchema>;
export const AccessLogResponseSchema = Success(Page(AccessEntrySchema));

const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));

/** All data stored about a person, in the words of the database; amounts in kobo. */
export const ExportSchema = Type.Object({
  exported_at: MomentSchema,
  profile: Type.Record(Type.String(), Type.Unknown()),
  visits: Rows,
  notes: Rows,
  prescriptions: Rows,
  referrals: Rows,
  claims: Rows,
  evidence: Rows,
  payments: Rows,
  refunds: Rows,
  receipts: Rows,
  cover: Rows,
  cards: Rows,
  members: Rows,
  mails: Rows,
  support: Rows,
  waitlist: Rows,
  access: Rows,
});
export type DataExport = Static<typeof ExportSchema>;
export const ExportResponseSchema = Success(ExportSchema);

export const EraseBodySchema = Type.Object({
  /** Required from people who sign in with a password. */
  password: Type.Optional(Type.String({ maxLength: 200 })),
  /** A typed word that prevents accidental erasure. */
  confirmation: Type.Literal('ERASE'),
});
export type EraseBody = Static<typeof EraseBodySchema>;

/** Records that the law keeps after an erasure. */
export const KeptSchema = Type.Object({
  what: Type.String(),
  why: Type.String(),
  /** The retention period in words. */
  until: Type.String(),
});
export type Kept = Static<typeof KeptSchema>;
export const EraseResponseSchema = Success(Type.Object({ kept: Type.Array(KeptSchema) }));
