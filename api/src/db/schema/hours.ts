import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { ClinicHours } from '@shared/contracts/api';

/** When the clinic is open: one row, or none while nobody has changed the default. */
export const clinicHours = pgTable('clinic_hours', {
  id: integer('id').primaryKey().default(1),
  hours: jsonb('hours').$type<ClinicHours>().notNull(),
});
