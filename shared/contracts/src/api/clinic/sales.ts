/** Coupons, and the waitlist by city. Beyond the specification's calls. */
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, orNull, PathIdSchema, Success } from '../envelope';
import { PlanTypeSchema } from '../plans';
import { ClinicDaySchema } from './visits';

const uses = orNull(Type.Integer({ minimum: 1, maximum: 1_000_000 }));
/** The last day in Lagos on which the coupon is valid. */
const lastDay = orNull(ClinicDaySchema);

export const CouponSchema = Type.Object({
  id: IdSchema,
  code: Type.String(),
  percent: Type.Integer(),
  scope: Type.Union([Type.Literal('condition'), Type.Literal('plan')]),
  /** Limits the coupon to this condition, or to this type of plan. */
  condition: orNull(Type.String()),
  plan_type: orNull(Type.String()),
  expires_at: orNull(MomentSchema),
  max_uses: uses,
  /** Number of paid and pending uses. */
  uses: Type.Integer(),
  state: Type.Union([Type.Literal('open'), Type.Literal('ended'), Type.Literal('used-up')]),
});
export type Coupon = Static<typeof CouponSchema>;
export const CouponsSchema = Type.Object({
  coupons: Type.Array(CouponSchema),
  /** Conditions that a coupon can be limited to, by title. */
  conditions: Type.Array(Type.Object({ id: IdSchema, title: Type.String() })),
});
export type Coupons = Static<typeof CouponsSchema>;
export const CouponsResponseSchema = Success(CouponsSchema);

/** `POST /clinic/coupons`. */
export const NewCouponBodySchema = Type.Object({
  code: Type.String({ minLength: 3, maxLength: 20, pattern: '^[A-Za-z0-9]+$' }),
  percent: Type.Integer({ minimum: 1, maximum: 99 }),
  scope: CouponSchema.properties.scope,
  condition_id: orNull(PathIdSchema),
  plan_type: orNull(PlanTypeSchema),
  last_day: lastDay,
  max_uses: uses,
});
export type NewCouponBody = Static<typeof NewCouponBodySchema>;

/**
 * `PUT /clinic/coupons/{id}`; `now` ends the coupon, and without a day its end stays. `was`: the limits that the
 * manager saw.
 */
export const ChangeCouponBodySchema = Type.Object({
  last_day: Type.Optional(Type.Union([ClinicDaySchema, Type.Literal('now'), Type.Null()])),
  max_uses: uses,
  was: Type.Object({ expires_at: CouponSchema.properties.expires_at, max_uses: uses }),
});
export type ChangeCouponBody = Static<typeof ChangeCouponBodySchema>;

/** The waitlist's people whose account names this city; null for people without a known city. */
export const WaitingCitySchema = Type.Object({
  city: orNull(Type.String()),
  people: Type.Integer(),
  /** Number of people who were sent "we are open". */
  told: Type.Integer(),
});
export type WaitingCity = Static<typeof WaitingCitySchema>;
export const WaitlistResponseSchema = Success(Type.Array(WaitingCitySchema));

/**
 * `POST /clinic/waitlist/tell`: mails a city's people who were not yet notified that plans are sold in the open city.
 */
export const TellWaitlistBodySchema = Type.Object({
  city: orNull(Type.String({ minLength: 1, maxLength: 100 })),
  open_city_id: PathIdSchema,
});
export type TellWaitlistBody = Static<typeof TellWaitlistBodySchema>;

/** `PUT /clinic/cities/{id}`: whether plans are sold in the city. */
export const ChangeCityBodySchema = Type.Object({ available: Type.Boolean() });
