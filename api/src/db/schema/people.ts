/** People, how they sign in, and the members of plans. */
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countries, states } from './catalogue';
import { createdAt, id, timestamptz } from './columns';

/** A person with an account; after an erasure a row without a name. */
export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** A PHC string; empty for accounts of Google's sign-in. */
    passwordHash: text('password_hash'),
    signupMethod: text('signup_method').notNull().default('email'),
    /** Counts changes of how this person signs in; a session answers under the count that it was opened with. */
    credentialVersion: integer('credential_version').notNull().default(0),
    /** When a link of a mail was opened, perhaps by a mail scanner: signing in works. */
    emailVerifiedAt: timestamptz('email_verified_at'),
    /** When one party showed mailbox and password together: what belongs to the address follows (R4.89). */
    emailProvenAt: timestamptz('email_proven_at'),
    /** Why a password signs in only with the proof: it replaced one that could, or support corrected the address. */
    needsProof: text('needs_proof').$type<'password-replaced' | 'address-corrected'>(),
    googleSubject: text('google_subject').unique(),
    phonePrefix: text('phone_prefix'),
    phoneNumber: text('phone_number'),
    sex: text('sex'),
    dob: date('dob', { mode: 'string' }),
    countryId: integer('country_id').references(() => countries.id),
    stateId: integer('state_id').references(() => states.id),
    city: text('city'),
    street: text('street'),
    /** When the person was erased: the row stays because others refer to it, and nothing more is written to it. */
    erasedAt: timestamptz('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** A signed-in device, by the hash of its token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialVersion: integer('credential_version').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** A link of a mail, by its hash: verification, new password. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** `verify`, `proof` or `reset`: a token of one purpose is invalid for the others. */
    purpose: text('purpose').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('one_time_tokens_by_user').on(table.userId)],
);

/** Requests to reset a password, whether or not the address has an account; removed within seconds. */
export const resetRequests = pgTable('reset_requests', {
  id: id(),
  email: text('email').notNull(),
  createdAt: createdAt(),
});

/** A sign-in with Google that has begun, until Google leads back. */
export const googleFlows = pgTable('google_flows', {
  /** SHA-256 of `state`. */
  stateHash: text('state_hash').primaryKey(),
  ticketHash: text('ticket_hash').notNull().unique(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text('nonce').notNull(),
  authorizationUrl: text('authorization_url').notNull(),
  createdAt: createdAt(),
  /** When the browser went on to Google, after which the ticket is used up. */
  startedAt: timestamptz('started_at'),
  usedAt: timestamptz('used_at'),
});

/** A place on somebody's plan: an invitation, then who accepted it. */
export const members = pgTable(
  'members',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    /** The account of somebody who has joined. While the row is open, this plan is the person's only one. */
    userId: integer('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The inviter's words for this person. */
    note: text('note'),
    /** Until when the invitation is open; null for people who were added without one. */
    expiresAt: timestamptz('expires_at'),
    acceptedAt: timestamptz('accepted_at'),
    /** When the person was removed from the plan, or the invitation withdrawn or declined. */
    endedAt: timestamptz('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('members_once').on(table.ownerId, sql`lower(${table.email})`),
    index('members_by_email').on(sql`lower(${table.email})`),
    uniqueIndex('members_on_one_plan')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
  ],
);
