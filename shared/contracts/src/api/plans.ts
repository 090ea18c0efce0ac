/** Health plans and subscribing to one. Prices are naira. */
import { mostPeople } from '../service-facts';
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, Success } from './envelope';
import { SeenAmountSchema } from './payments';

/** As stored and sent by our server, which accepts `cooperate` too (R4.1). */
export const PlanTypeSchema = Type.Union([
  Type.Literal('individual'),
  Type.Literal('family'),
  Type.Literal('smes'),
  Type.Literal('corporate'),
]);
export type PlanType = Static<typeof PlanTypeSchema>;

/** Either spelling of the last type, for paths. */
export const PlanTypeParamSchema = Type.Union([PlanTypeSchema, Type.Literal('cooperate')]);

export const FrequencySchema = Type.Union([
  Type.Literal('quarter'),
  Type.Literal('bi-annual'),
  Type.Literal('annual'),
]);
export type Frequency = Static<typeof FrequencySchema>;

export const PlanSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  type: PlanTypeSchema,
  /** A year's price; the API's own names (R4.43). */
  price: Type.Number(),
  /** Six months. */
  bi_price: Type.Number(),
  /** Three months. */
  quarter_price: Type.Number(),
  min_employees: Type.Integer(),
  /** A JSON string: a list of benefits; square brackets mark bold. */
  conditions: Type.String(),
  standout: Type.Union([Type.Literal(0), Type.Literal(1)]),
});
export type Plan = Static<typeof PlanSchema>;

export const PlanResponseSchema = Success(PlanSchema);
export const PlansResponseSchema = Success(Type.Array(PlanSchema));

/** When a purchase begins: at once in place of what runs, or when everything that is paid has ended (R4.76). */
export const CoverStartSchema = Type.Union([Type.Literal('now'), Type.Literal('end')]);
export type CoverStart = Static<typeof CoverStartSchema>;

/** `POST individual/plan_quote`: what a purchase would cost and cover. Feature `quotes`. */
export const PlanQuoteBodySchema = Type.Object({
  plan_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  frequency: FrequencySchema,
  quantity: Type.Integer({ minimum: 1, maximum: mostPeople }),
  start: Type.Optional(CoverStartSchema),
  couponcode: Type.Optional(Type.String({ maxLength: 40 })),
});
export type PlanQuoteBody = Omit<Static<typeof PlanQuoteBodySchema>, 'plan_id'> & {
  plan_id: number | string;
};

/** The lines of the price, in naira, and the period that it buys. */
export const PlanQuoteSchema = Type.Object({
  price: Type.Number(),
  discount: Type.Number(),
  /** What the days that are left of paid periods take off. */
  credit: Type.Number(),
  total: Type.Number(),
  start: CoverStartSchema,
  /** What the person may choose for `start`. */
  starts: Type.Array(CoverStartSchema),
  /** Why a change at once is not offered, where that needs a reason. */
  not_now: Type.Union([Type.String(), Type.Null()]),
  starts_at: MomentSchema,
  expires_at: MomentSchema,
  /** Every period that is paid and not over, the earliest first, and what this purchase does to it. */
  paid: Type.Array(
    Type.Object({
      plan: Type.String(),
      type: Type.String(),
      people: Type.Integer(),
      starts_at: MomentSchema,
      expires_at: MomentSchema,
      has_begun: Type.Boolean(),
      /** Null: it stays as it is. Else it ends today, or never begins, and so many days are credited. */
      ended: Type.Union([Type.Object({ days: Type.Integer(), credit: Type.Number() }), Type.Null()]),
    }),
  ),
  /** People on the plan for whom this purchase has no place: they lose their cover when it starts. */
  without_place: Type.Optional(Type.Array(Type.String())),
});
export type PlanQuote = Static<typeof PlanQuoteSchema>;
export const PlanQuoteResponseSchema = Success(PlanQuoteSchema);

/** `POST individual/subscribe_plan`. The price is the server's, never the client's. */
export const SubscribePlanBodySchema = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  last_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  phone_number: Type.Optional(Type.Union([Type.String({ maxLength: 20 }), Type.Null()])),
  redirect_url: Type.String({ minLength: 1, maxLength: 2000 }),
  plan_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  currency: Type.Optional(Type.Literal('NGN')),
  save_card: Type.Optional(Type.Boolean()),
  frequency: FrequencySchema,
  quantity: Type.Integer({ minimum: 1, maximum: mostPeople }),
  couponcode: Type.Optional(Type.String({ maxLength: 40 })),
  seen_amount: Type.Optional(SeenAmountSchema),
  /** Feature `quotes`. Left out: at once where nothing runs, else when the paid period ends. */
  start: Type.Optional(CoverStartSchema),
});
/** As the client sends it; `plan_id` may be text where it comes from an address. */
export type SubscribePlanBody = Omit<Static<typeof SubscribePlanBodySchema>, 'plan_id'> & {
  plan_id: number | string;
};
