/** Which rows are an account's, for its download, its erasure and support. Each returns a condition for a `where`. */
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { emailIs, type Database } from '../db/database';
import { members, payments, visits } from '../db/schema';
import type { PersonRow } from './lock-person';

/** Payments of the account and of its visits, and guest payments with its proven address. */
export const paymentsOf = (db: Database, { id, email, emailProvenAt }: PersonRow) =>
  or(
    eq(payments.userId, id),
    inArray(payments.id, db.select({ id: visits.paymentId }).from(visits).where(eq(visits.userId, id))),
    emailProvenAt ? emailIs(payments.email, email) : undefined,
  );

/** Rows known only by the account's address, which may be another person's until it is proven. */
export const rowsOfAddress = ({ email, emailProvenAt }: PersonRow, column: PgColumn) =>
  emailProvenAt ? emailIs(column, email) : sql`false`;

/** People on the account's plan, its memberships, and unaccepted invitations to its address. */
export const membersOf = (person: PersonRow) =>
  or(
    eq(members.ownerId, person.id),
    eq(members.userId, person.id),
    and(isNull(members.userId), rowsOfAddress(person, members.email)),
  );
