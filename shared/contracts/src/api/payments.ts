/** Coupons, guest payments, and the provider's verdict on a payment. Amounts are naira. */
import { Type, type Static } from 'typebox';
import { BookingDateSchema, ConsultationMethodSchema, PatientBodySchema } from './visits';
import { IdSchema, MomentSchema, Page, Success } from './envelope';

const couponCode = Type.String({ minLength: 1, maxLength: 40 });

/** `POST individual/get_condition_discount`, sent as form data. */
export const ConditionDiscountBodySchema = Type.Object({
  code: couponCode,
  /** The condition's id or the word `custom`. */
  condition_id: Type.Union([
    Type.Integer({ minimum: 1, maximum: 2147483647 }),
    Type.String({ minLength: 1, maxLength: 20 }),
  ]),
  /** The visit's method: a code that leaves too little of its price is refused at once. Feature `quotes`. */
  method: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  /** The guest and the visit's time: their own open attempt leaves them the use that it holds. Feature `quotes`. */
  email: Type.Optional(Type.String({ maxLength: 254 })),
  date: Type.Optional(BookingDateSchema),
});

/** `POST individual/get_plan_discount`, sent as form data. */
export const PlanDiscountBodySchema = Type.Object({
  code: couponCode,
  /** The plan being bought: a code for another plan is refused at once (R4.83). */
  plan_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
});

/** A percentage from 1 to 99: 100 means "none" on the screens, so no coupon gives it (R4.33). */
export const DiscountSchema = Type.Object({ discount: Type.Number() });
export type Discount = Static<typeof DiscountSchema>;
export const DiscountResponseSchema = Success(DiscountSchema);

/** The total in naira that the person saw: the response is 409 if the price differs. Feature `quotes`. */
export const SeenAmountSchema = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

/** `POST condition/payment/{id}`. */
export const ConditionPaymentBodySchema = Type.Object({
  date: BookingDateSchema,
  /** Any value but `video` is a message consultation (R4.49). */
  method: Type.String({ minLength: 1, maxLength: 20 }),
  first_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  last_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  /** Phone number for the doctor's call: feature `guest-phone`. */
  phone: Type.Optional(Type.String({ maxLength: 11, pattern: '^0\\d{10}$' })),
  currency: Type.Optional(Type.Literal('NGN')),
  redirect_url: Type.String({ minLength: 1, maxLength: 2000 }),
  save_card: Type.Optional(Type.Boolean()),
  couponcode: Type.Optional(Type.String({ maxLength: 40 })),
  seen_amount: Type.Optional(SeenAmountSchema),
  /** The guest's consent to the use of health data for the visit: feature `privacy`. */
  consent: Type.Optional(Type.Literal(true)),
  description: Type.String({ minLength: 1, maxLength: 2000 }),
  ...PatientBodySchema.properties,
});
export type ConditionPaymentBody = Static<typeof ConditionPaymentBodySchema>;

/** Where the browser goes to pay. */
export const AuthorizationSchema = Type.Object({
  authorization_url: Type.String(),
  /** The provider returns it as `?reference=`. */
  reference: Type.String(),
});
export type Authorization = Static<typeof AuthorizationSchema>;
export const AuthorizationResponseSchema = Success(AuthorizationSchema);

export const PaymentStatusSchema = Type.Union([
  Type.Literal('processing'),
  Type.Literal('success'),
  Type.Literal('cancelled'),
]);

/** `GET condition/payment/status/{reference}`: public, so it reveals nothing about the payer. */
export const ConditionPaymentResultSchema = Type.Object({
  reference: Type.String(),
  status: PaymentStatusSchema,
  /** The reason for a failed payment, worded for people. */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** The condition's title, or `My Condition: …`. */
  title: Type.String(),
  /** As the booking sent it: `3-14-2026 09:30 am`. */
  date: Type.String(),
  method: ConsultationMethodSchema,
  amount: Type.Number(),
  currency: Type.String(),
  /** The provider's page while the payment is open; otherwise null. */
  authorization_url: Type.Union([Type.String(), Type.Null()]),
  /** Whether received money is or will be refunded. */
  refunded: Type.Boolean(),
});
export const ConditionPaymentResultResponseSchema = Success(ConditionPaymentResultSchema);

/** `GET individual/payment/{reference}`: a payment of the signed-in person. */
export const PaymentResultSchema = Type.Object({
  reference: Type.String(),
  kind: Type.Union([Type.Literal('plan'), Type.Literal('card')]),
  status: PaymentStatusSchema,
  reason: Type.Union([Type.String(), Type.Null()]),
  description: Type.String(),
  amount: Type.Number(),
  currency: Type.String(),
  created_at: MomentSchema,
  /** The provider's page while the payment is open; otherwise null. */
  authorization_url: Type.Union([Type.String(), Type.Null()]),
  /** Whether received money is or will be refunded. */
  refunded: Type.Boolean(),
});
export type PaymentResult = Static<typeof PaymentResultSchema>;
export const PaymentResultResponseSchema = Success(PaymentResultSchema);

/** A row of the payment history. */
export const PaymentSchema = Type.Object({
  id: IdSchema,
  reference: Type.String(),
  /** The purchased plan. */
  description: Type.String(),
  amount: Type.Number(),
  created_at: MomentSchema,
  status: PaymentStatusSchema,
  /** Only from our API (`receipts`); also true for some refunded payments. */
  has_receipt: Type.Optional(Type.Boolean()),
});
export type Payment = Static<typeof PaymentSchema>;
export const PaymentsResponseSchema = Success(Page(PaymentSchema));
