/** Visits and claims. */
import { boolean, index, integer, pgTable, text, jsonb } from 'drizzle-orm/pg-core';
import type { evidenceLimits } from '@ilera/contracts';
import type { ClinicHours } from '@ilera/contracts/api';
import { conditions, claimables } from './catalogue';
import { payments, type Patient } from './payments';
import { users } from './people';
import { staff } from './staff';
import { createdAt, id, kobo, timestamptz, sealedJson, sealedText } from './columns';

/** A consultation of a person or a guest: its time, method, state and doctor. */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    /** Empty for a guest, who is known from the payment. */
    userId: integer('user_id').references(() => users.id),
    paymentId: integer('payment_id')
      .unique()
      .references(() => payments.id),
    conditionId: integer('condition_id').references(() => conditions.id),
    /** The person's own words, or the name of the condition. */
    description: sealedText('description').notNull(),
    /** Whom it is for, where that is not who booked it. */
    patient: sealedJson<Patient>('patient'),
    method: text('method').$type<'video' | 'message'>().notNull(),
    scheduledAt: timestamptz('scheduled_at').notNull(),
    status: text('status').$type<'processing' | 'success' | 'cancelled'>().notNull().default('processing'),
    /** Who has it in hand at the clinic. */
    careId: integer('care_id').references(() => staff.id),
    doctorId: integer('doctor_id').references(() => staff.id),
    /** Where person and doctor meet; made when somebody takes the visit. */
    link: sealedText('link'),
    startedAt: timestamptz('started_at'),
    endedAt: timestamptz('ended_at'),
    /** Nobody came: the visit is cancelled, and its money stays. */
    noShow: boolean('no_show').notNull().default(false),
    createdAt: createdAt(),
  },
  // No unique index can prevent double bookings, because encrypted texts cannot be compared. Bookings lock
  // the person's row instead.
  (table) => [
    index('visits_by_user').on(table.userId, table.createdAt),
    index('visits_by_slot').on(table.userId, table.scheduledAt),
    index('visits_by_time').on(table.scheduledAt),
  ],
);

/** What a person asks back of a benefit of their plan, and what was decided. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    claimableId: integer('claimable_id')
      .notNull()
      .references(() => claimables.id),
    comment: sealedText('comment').notNull(),
    status: text('status')
      .$type<'processing' | 'approved' | 'paid' | 'refused'>()
      .notNull()
      .default('processing'),
    /** What is repaid. */
    amountKobo: kobo('amount_kobo'),
    /** Why it was refused, in words for the person. */
    reason: sealedText('reason'),
    /** Where the money is sent to, as the person says once the claim is approved. */
    bank: sealedText('bank'),
    accountNumber: sealedText('account_number'),
    createdAt: createdAt(),
    decidedAt: timestamptz('decided_at'),
    paidAt: timestamptz('paid_at'),
  },
  (table) => [index('claims_by_user').on(table.userId, table.createdAt)],
);

const storedFile = () => ({
  /** A random name in the evidence folder. */
  storedName: text('stored_name').notNull().unique(),
  /** The uploader's name for it, made safe to save (`evidenceName`). */
  originalName: text('original_name').notNull(),
  type: text('type').$type<(typeof evidenceLimits.types)[number]>().notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
});

/** A file of a claim; its bytes are in the evidence store. */
export const claimEvidence = pgTable(
  'claim_evidence',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .references(() => claims.id),
    ...storedFile(),
  },
  (table) => [index('claim_evidence_by_claim').on(table.claimId)],
);

/** What a person sends to the doctor before or at a visit. Whoever deletes a row removes its file. */
export const visitFiles = pgTable(
  'visit_files',
  {
    id: id(),
    visitId: integer('visit_id')
      .notNull()
      .references(() => visits.id),
    ...storedFile(),
  },
  (table) => [index('visit_files_by_visit').on(table.visitId)],
);

/** When the clinic is open: one row, or none while nobody has changed the default. */
export const clinicHours = pgTable('clinic_hours', {
  id: integer('id').primaryKey().default(1),
  hours: jsonb('hours').$type<ClinicHours>().notNull(),
});
