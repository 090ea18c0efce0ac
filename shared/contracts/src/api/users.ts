/** The signed-in person's record, as the browser stores it under USER. */
import { Type, type Static } from 'typebox';
import { ListedVisitSchema } from './visits';
import { IdSchema, MomentSchema, NothingSchema, orNull, Success } from './envelope';
import { PlanSchema } from './plans';

/** A saved card, without its number, which only the payment provider has. */
export const PaymentCardSchema = Type.Object({
  /** `visa`, `verve`, `mastercard` … */
  type: Type.String(),
  last_4digits: Type.String(),
  /** `mm/yy` */
  expiry: Type.String(),
  /** Only from our API (`receipts`): the payment that last replaced the card, whose receipt can be read. */
  payment_reference: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type PaymentCard = Static<typeof PaymentCardSchema>;

export const UserSchema = Type.Object({
  id: IdSchema,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  /** Whether one party has proven mailbox and password together. Our API only (R4.89). */
  email_proven: Type.Optional(Type.Boolean()),
  phone_prefix: orNull(Type.String()),
  phone_number: orNull(Type.String()),
  sex: orNull(Type.String()),
  /** `yyyy-mm-dd` */
  dob: orNull(Type.String()),
  country_id: orNull(IdSchema),
  state_id: orNull(IdSchema),
  /** The city's name (R4.24). */
  city: orNull(Type.String()),
  street: orNull(Type.String()),
  /** `email` or `google`: only e-mail accounts can change a password. */
  signup_method: Type.String(),
  plan: orNull(PlanSchema),
  package_frequency: orNull(Type.String()),
  package_expiry_at: orNull(MomentSchema),
  /** The plan's seats for members beside its holder, who is covered too (R5.12). */
  package_members: orNull(Type.Integer()),
  /** The enrollee number for hospitals; null without a current plan. Our API only (R4.80). */
  enrollee_number: Type.Optional(orNull(Type.String())),
  /** The last plan, if none is current: its payments and claims stay visible. Our API only (R4.82). */
  last_package: Type.Optional(
    orNull(
      Type.Object({
        plan: PlanSchema,
        people: Type.Integer(),
        /** Payment frequency, like `package_frequency`. */
        frequency: Type.String(),
        ended_at: MomentSchema,
      }),
    ),
  ),
  /** Paid periods that begin later, earliest first. Our API only. */
  next_packages: Type.Optional(
    Type.Array(
      Type.Object({
        plan: Type.String(),
        people: Type.Integer(),
        starts_at: MomentSchema,
        expires_at: MomentSchema,
      }),
    ),
  ),
  /** The open invitation to this person's proven address. Our API only (R4.75). */
  invitation: Type.Optional(
    orNull(
      Type.Object({
        id: IdSchema,
        /** The person who invites. */
        from: Type.String(),
        plan: Type.String(),
        note: orNull(Type.String()),
        /** The person's plan, which ends by joining, and its refund in naira. */
        own_plan: orNull(Type.Object({ plan: Type.String(), until: Type.String(), refund: Type.Number() })),
      }),
    ),
  ),
  /**
   * The plan that ended when its holder joined another one, while it can be resumed: its former end, the last day to
   * resume it, and the refund in naira. Our API only (R4.90).
   */
  given_up_plan: Type.Optional(
    orNull(
      Type.Object({
        plan: Type.String(),
        expires_at: MomentSchema,
        until: MomentSchema,
        refund: Type.Number(),
      }),
    ),
  ),
  card: orNull(PaymentCardSchema),
  /** The end of free visits without a plan; null if no end is set. Our API only (R4.28). */
  free_visits_until: Type.Optional(orNull(MomentSchema)),
  /** Set for beneficiaries, who cannot manage a plan. */
  employer_id: orNull(IdSchema),
  appointments_count: Type.Integer(),
  last_appointment: orNull(Type.Object({ created_at: MomentSchema })),
  employees_count: Type.Integer(),
  last_employee: orNull(Type.Object({ created_at: MomentSchema })),
  recent_appointments: Type.Array(ListedVisitSchema),
});
export type User = Static<typeof UserSchema>;
export const ProfileResponseSchema = Success(UserSchema);

const trimmed = (minLength: number, maxLength: number) => Type.String({ minLength, maxLength });

/** The profile form's half of `PUT individual/profile`. */
export const ProfileBodySchema = Type.Object({
  first_name: trimmed(1, 80),
  last_name: trimmed(1, 80),
  phone_prefix: Type.Optional(Type.Union([Type.String({ maxLength: 8 }), Type.Null()])),
  phone_number: trimmed(11, 20),
  sex: Type.Union([Type.Literal('male'), Type.Literal('female')]),
  dob: trimmed(1, 30),
});
export type ProfileBody = Static<typeof ProfileBodySchema>;

/** The address form's half of `PUT individual/profile`. */
export const AddressBodySchema = Type.Object({
  country_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  state_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  city: trimmed(1, 120),
  street: trimmed(1, 200),
});
/** The body as the client sends it: a select's value is text. */
export type AddressBody = Omit<Static<typeof AddressBodySchema>, 'country_id' | 'state_id'> & {
  country_id: number | string;
  state_id: number | string;
};

/** `PUT individual/profile`: any fields of both forms; no other field is writable. */
export const UpdateProfileBodySchema = Type.Partial(
  Type.Object({ ...ProfileBodySchema.properties, ...AddressBodySchema.properties }),
  { minProperties: 1 },
);

/** `POST individual/set-password`. The form's minimum is 6, the server's 8 (R4.9). */
export const ChangePasswordBodySchema = Type.Object({
  current_password: Type.String({ minLength: 1, maxLength: 128 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
  password_confirmation: Type.String({ minLength: 1, maxLength: 128 }),
});

export const NothingResponseSchema = Success(NothingSchema);
