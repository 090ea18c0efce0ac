/** Whom a visit is for, where that is not who books it: feature `somebody-else`. */
import { Type, type Static } from 'typebox';

/** What the person is to who books the visit. */
const relations = ['child', 'parent', 'spouse', 'relative', 'in-care'] as const;
export type Relation = (typeof relations)[number];

const RelationSchema = Type.Unsafe<Relation>({ type: 'string', enum: [...relations] });
const Age = Type.Integer({ minimum: 0, maximum: 120 });
/** A name without the signs of markup. */
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '^(?=.*\\S)[^<>]*$' });

/** Of the body of a booking: all of them, or none. */
export const PatientBodySchema = Type.Object({
  patient_first_name: Type.Optional(Name),
  patient_last_name: Type.Optional(Name),
  /** In whole years. */
  patient_age: Type.Optional(Age),
  patient_relation: Type.Optional(RelationSchema),
  /** Who books may agree for them: as parent or guardian, or because they said so. */
  patient_consent: Type.Optional(Type.Literal(true)),
});
export type PatientBody = Static<typeof PatientBodySchema>;

/** The same for staff. */
export const PatientSchema = Type.Object({ name: Type.String(), age: Age, relation: RelationSchema });
