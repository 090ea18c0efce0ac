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
    /** Null for a guest, whom the payment identifies. */
    userId: integer('user_id').references(() => users.id),
    paymentId: integer('payment_id')
      .unique()
      .references(() => payments.id),
    conditionId: integer('condition_id').references(() => conditions.id),
    /** The person's own words, or the name of the condition. */
    description: sealedText('description').notNull(),
    /** The patient, if somebody else booked for them. */
    patient: sealedJson<Patient>('patient'),
    method: text('method').$type<'video' | 'message'>().notNull(),
    scheduledAt: timestamptz('scheduled_at').notNull(),
    status: text('status').$type<'processing' | 'success' | 'cancelled'>().notNull().default('processing'),
    /** The staff in charge of the visit. */
    careId: integer('care_id').references(() => staff.id),
    doctorId: integer('doctor_id').references(() => staff.id),
    /** The meeting link, created with the first assignment. */
    link: sealedText('link'),
    startedAt: timestamptz('started_at'),
    endedAt: timestamptz('ended_at'),
    /** The person did not come: the visit is cancelled without a refund. */
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

/** A person's claim under a benefit of their plan, and its decision. */
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
    amountKobo: kobo('amount_kobo'),
    /** The reason for a refusal, in words for the person. */
    reason: sealedText('reason'),
    /** The bank account that the person enters once the claim is approved. */
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
  /** The uploader's file name, made safe by `evidenceName`. */
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

/** Files that a person sends to the doctor. Code that deletes a row must also remove the file. */
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

/** Opening hours: one row, or none before the first change of the default. */
export const clinicHours = pgTable('clinic_hours', {
  id: integer('id').primaryKey().default(1),
  hours: jsonb('hours').$type<ClinicHours>().notNull(),
});
