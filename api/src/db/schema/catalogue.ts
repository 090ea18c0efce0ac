/** Conditions, plans, claimables and coupons. Places. */
import { boolean, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, kobo, timestamptz } from './columns';

/** Categories that filter the list of conditions. */
export const conditionCategories = pgTable('condition_categories', {
  id: id(),
  title: text('title').notNull().unique(),
});

/** An illness that is treated, with its text and questions. */
export const conditions = pgTable(
  'conditions',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => conditionCategories.id),
    title: text('title').notNull().unique(),
    text: text('text').notNull(),
    /** Sanitised HTML: only `saveCondition` writes here. */
    body: text('body').notNull(),
    faqs: jsonb('faqs').$type<{ question: string; answer: string }[]>().notNull(),
    /** Everyday phrases for the condition, separated by commas. */
    synonyms: text('synonyms').notNull().default(''),
    popular: boolean('popular').notNull().default(false),
    reviewedAt: date('reviewed_at', { mode: 'string' }).notNull(),
  },
  (table) => [index('conditions_by_category').on(table.categoryId)],
);

/** Plans with their prices by frequency. */
export const plans = pgTable('plans', {
  id: id(),
  name: text('name').notNull().unique(),
  type: text('type').$type<'individual' | 'family' | 'smes' | 'corporate'>().notNull(),
  quarterKobo: kobo('quarter_kobo').notNull(),
  biAnnualKobo: kobo('bi_annual_kobo').notNull(),
  annualKobo: kobo('annual_kobo').notNull(),
  minEmployees: integer('min_employees').notNull().default(1),
  benefits: jsonb('benefits').$type<string[]>().notNull(),
  standout: boolean('standout').notNull().default(false),
});

/** Benefits that people can claim. */
export const claimables = pgTable('claimables', {
  id: id(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
});

/** Coupon codes, with discount and scope. */
export const coupons = pgTable('coupons', {
  id: id(),
  /** Upper case. */
  code: text('code').notNull().unique(),
  /** 1 to 99. */
  percent: smallint('percent').notNull(),
  scope: text('scope').$type<'condition' | 'plan'>().notNull(),
  /** Only for this condition, where set. */
  conditionId: integer('condition_id').references(() => conditions.id),
  /** Only for this type of plan, where set. */
  planType: text('plan_type'),
  expiresAt: timestamptz('expires_at'),
  maxUses: integer('max_uses'),
});

export const countries = pgTable('countries', {
  id: integer('id').primaryKey(),
  iso: text('iso').notNull().unique(),
  name: text('name').notNull(),
});

export const states = pgTable(
  'states',
  {
    id: integer('id').primaryKey(),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    name: text('name').notNull(),
  },
  (table) => [index('states_by_country').on(table.countryId)],
);

/** The cities of a state, and whether plans are sold there. */
export const cities = pgTable(
  'cities',
  {
    id: integer('id').primaryKey(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    name: text('name').notNull(),
    /** Whether plans are sold there. Managers change it while the site runs. */
    available: boolean('available').notNull().default(false),
  },
  (table) => [index('cities_by_state').on(table.stateId)],
);
