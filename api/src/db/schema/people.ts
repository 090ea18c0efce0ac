/** People, their sign-ins, and the members of plans. */
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countries, states } from './catalogue';
import { createdAt, id, timestamptz } from './columns';

/** People with an account. Erasure keeps the row without personal data. */
export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** A PHC string; null for Google accounts. */
    passwordHash: text('password_hash'),
    /** `email` or `google`; `none` for an address without account, whose row is made by its erasure. */
    signupMethod: text('signup_method').notNull().default('email'),
    /** Counts what ended all sessions, so that a sign-in under way opens none. */
    credentialVersion: integer('credential_version').notNull().default(0),
    /** When a mailed link was opened, perhaps by a mail scanner. Enables signing in. */
    emailVerifiedAt: timestamptz('email_verified_at'),
    /**
     * When somebody showed mailbox and password together. Guests' visits with the address then move to the account
     * (R4.89).
     */
    emailProvenAt: timestamptz('email_proven_at'),
    /**
     * Why signing in needs the proof besides the password: the password was replaced, or support corrected the address.
     */
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
    /** When the person was erased. The row stays for references and is never written again. */
    erasedAt: timestamptz('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** Sessions by the hash of their token; deleted at their end. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** One-time tokens by hash. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** `verify`, `proof` or `reset`; a token of one purpose is invalid for the others. */
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

/** Password reset requests, whether or not the address has an account. Removed within seconds. */
export const resetRequests = pgTable('reset_requests', {
  id: id(),
  email: text('email').notNull(),
  createdAt: createdAt(),
});

/** Google sign-ins under way; deleted when the browser returns. */
export const googleFlows = pgTable('google_flows', {
  /** SHA-256 of `state`. */
  stateHash: text('state_hash').primaryKey(),
  ticketHash: text('ticket_hash').notNull().unique(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text('nonce').notNull(),
  authorizationUrl: text('authorization_url').notNull(),
  createdAt: createdAt(),
  /** When the browser went on to Google, which uses up the ticket. */
  startedAt: timestamptz('started_at'),
});

/** Seats of somebody's plan: first the invitation, then the member who accepted. */
export const members = pgTable(
  'members',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    /** The account of the member who joined. While the row is open, this is the person's only plan. */
    userId: integer('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The inviter's message. */
    note: text('note'),
    /** When the invitation expires; null for people who were added without one. */
    expiresAt: timestamptz('expires_at'),
    acceptedAt: timestamptz('accepted_at'),
    /** When the membership ended, or the invitation was withdrawn or declined. */
    endedAt: timestamptz('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('members_once')
      .on(table.ownerId, sql`lower(${table.email})`)
      .where(sql`${table.endedAt} is null`),
    index('members_by_owner').on(table.ownerId),
    index('members_by_email').on(sql`lower(${table.email})`),
    uniqueIndex('members_on_one_plan')
      .on(table.userId)
      .where(sql`${table.endedAt} is null`),
    index('members_by_user').on(table.userId),
  ],
);
