/** A person's rights over their data: who saw it, a copy of it, its erasure. Beyond the specification's calls: feature `privacy`. */
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, Page, PageQuerySchema, Success } from './envelope';

const literals = <const Names extends readonly string[]>(names: Names) =>
  Type.Unsafe<Names[number]>({ type: 'string', enum: [...names] });

export const AccessLogQuerySchema = Type.Object({
  ...PageQuerySchema.properties,
  /** With what the person read themselves. */
  own_reads: Type.Optional(Type.Boolean()),
});

/** Somebody read or changed medical or payment data of the person. */
export const AccessEntrySchema = Type.Object({
  id: IdSchema,
  at: MomentSchema,
  /** `person` is another signed-in person, `system` our own scheduled work, `provider` the payment provider. */
  who: literals(['you', 'person', 'guest', 'operator', 'provider', 'system']),
  action: literals(['read', 'created', 'changed', 'removed']),
  what: literals([
    'visit',
    'claim',
    'evidence',
    'payment',
    'refund',
    'receipt',
    'cover',
    'card',
    'profile',
    'export',
  ]),
  /** The reference of the visit, claim or payment; null where several were read. */
  record: Type.Union([Type.String(), Type.Null()]),
  /** What changed, never the values. */
  columns: Type.Array(Type.String()),
  /** The same text for the same network; null for our own scheduled work. */
  network: Type.Union([Type.String(), Type.Null()]),
  /** From the network that asks now. */
  from_here: Type.Boolean(),
});
export type AccessEntry = Static<typeof AccessEntrySchema>;
export const AccessLogAnswerSchema = Success(Page(AccessEntrySchema));
