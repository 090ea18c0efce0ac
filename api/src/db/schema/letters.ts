/** Notes and letters of a visit, which are deleted with the visit. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { visits } from './care';
import { id, timestamptz, sealedText } from './columns';
import { staff } from './staff';

const visitId = () =>
  integer('visit_id')
    .notNull()
    .references(() => visits.id, { onDelete: 'cascade' });

/** Doctor and patient as of the day of writing, so that later changes alter no letter. */
const signature = () => ({
  patientName: sealedText('patient_name').notNull(),
  doctorId: integer('doctor_id')
    .notNull()
    .references(() => staff.id),
  doctorName: text('doctor_name').notNull(),
  licence: text('licence').notNull(),
  issuedAt: timestamptz('issued_at').notNull(),
});

/** A doctor's note about a visit. */
export const notes = pgTable('notes', {
  visitId: visitId().primaryKey(),
  summary: sealedText('summary').notNull(),
  selfCare: sealedText('self_care').notNull(),
  comeBack: sealedText('come_back').notNull(),
  writtenAt: timestamptz('written_at').notNull(),
});

/** A signed prescription of a visit, which a pharmacy can check. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: id(),
    visitId: visitId(),
    code: text('code').notNull().unique(),
    ...signature(),
    validUntil: timestamptz('valid_until').notNull(),
    withdrawnAt: timestamptz('withdrawn_at'),
    /** JSON of the contract's medicines. */
    medicines: sealedText('medicines').notNull(),
  },
  (table) => [index('prescriptions_by_visit').on(table.visitId)],
);

/** A letter to a specialist or a hospital. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    visitId: visitId(),
    code: text('code').notNull().unique(),
    ...signature(),
    /** The specialty or hospital. */
    to: sealedText('referred_to').notNull(),
    reason: sealedText('reason').notNull(),
    urgent: boolean('urgent').notNull(),
  },
  (table) => [index('referrals_by_visit').on(table.visitId)],
);
