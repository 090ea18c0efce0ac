/** Health plans and their subscription. Prices are naira. */
import { maxPeople } from '../service-facts';
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, Success } from './envelope';
import { SeenAmountSchema } from './payments';

/** As our server stores and sends it; requests may say `cooperate` too (R4.1). */
export const PlanTypeSchema = Type.Union([
  Type.Literal('individual'),
  Type.Literal('family'),
  Type.Literal('smes'),
  Type.Literal('corporate'),
]);
export type PlanType = Static<typeof PlanTypeSchema>;

/** Either spelling of the last type, in paths. */
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
  /** Price of a year; the names are the API's (R4.43). */
  price: Type.Number(),
  /** Price of six months. */
  bi_price: Type.Number(),
  /** Price of three months. */
  quarter_price: Type.Number(),
  min_employees: Type.Integer(),
  /** A JSON string: a list of benefits; square brackets mark bold. */
  conditions: Type.String(),
  standout: Type.Union([Type.Literal(0), Type.Literal(1)]),
});
export type Plan = Static<typeof PlanSchema>;

export const PlanResponseSchema = Success(PlanSchema);
export const PlansResponseSchema = Success(Type.Array(PlanSchema));

/** The start of a purchase: at once, replacing the current plan, or after all paid periods (R4.76). */
export const CoverStartSchema = Type.Union([Type.Literal('now'), Type.Literal('end')]);
export type CoverStart = Static<typeof CoverStartSchema>;

/** `POST individual/plan_quote`: price and cover of a possible purchase. Feature `quotes`. */
export const PlanQuoteBodySchema = Type.Object({
  plan_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  frequency: FrequencySchema,
  quantity: Type.Integer({ minimum: 1, maximum: maxPeople }),
  start: Type.Optional(CoverStartSchema),
  couponcode: Type.Optional(Type.String({ maxLength: 40 })),
});
export type PlanQuoteBody = Omit<Static<typeof PlanQuoteBodySchema>, 'plan_id'> & {
  plan_id: number | string;
};

/** The price lines in naira, and the purchased period. */
export const PlanQuoteSchema = Type.Object({
  price: Type.Number(),
  discount: Type.Number(),
  /** Credit for the remaining days of paid periods. */
  credit: Type.Number(),
  total: Type.Number(),
  start: CoverStartSchema,
  /** Values that the person may choose for `start`. */
  starts: Type.Array(CoverStartSchema),
  /** The reason why an immediate change is not offered, if one must be given. */
  not_now: Type.Union([Type.String(), Type.Null()]),
  starts_at: MomentSchema,
  expires_at: MomentSchema,
  /** All paid periods that are not over, earliest first, and the effect of this purchase on each. */
  paid: Type.Array(
    Type.Object({
      plan: Type.String(),
      type: Type.String(),
      people: Type.Integer(),
      starts_at: MomentSchema,
      expires_at: MomentSchema,
      has_begun: Type.Boolean(),
      /** Null if the period is unchanged. Otherwise it ends today or never begins, and the days are credited. */
      ended: Type.Union([Type.Object({ days: Type.Integer(), credit: Type.Number() }), Type.Null()]),
    }),
  ),
  /** Members without a seat on the new plan, who lose their cover when it starts. */
  without_place: Type.Optional(Type.Array(Type.String())),
});
export type PlanQuote = Static<typeof PlanQuoteSchema>;
export const PlanQuoteResponseSchema = Success(PlanQuoteSchema);

/** `POST individual/subscribe_plan`. The server sets the price, never the client. */
export const SubscribePlanBodySchema = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  last_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  phone_number: Type.Optional(Type.Union([Type.String({ maxLength: 20 }), Type.Null()])),
  redirect_url: Type.String({ minLength: 1, maxLength: 2000 }),
  plan_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  currency: Type.Optional(Type.Literal('NGN')),
  save_card: Type.Optional(Type.Boolean()),
  frequency: FrequencySchema,
  quantity: Type.Integer({ minimum: 1, maximum: maxPeople }),
  couponcode: Type.Optional(Type.String({ maxLength: 40 })),
  seen_amount: Type.Optional(SeenAmountSchema),
  /** Feature `quotes`. Default: at once without a current plan, otherwise after the paid period. */
  start: Type.Optional(CoverStartSchema),
});
/** The body as the client sends it; `plan_id` may be text from an address. */
export type SubscribePlanBody = Omit<Static<typeof SubscribePlanBodySchema>, 'plan_id'> & {
  plan_id: number | string;
};
