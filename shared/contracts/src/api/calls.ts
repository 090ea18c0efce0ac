/**
 * Every call of the API in one table: the server mounts it, the OpenAPI document is made from it, and tests on both
 * sides check requests and answers against it. A value, so only servers and tests import it.
 */
import { Type, type TSchema } from 'typebox';
import * as account from './accounts';
import * as appointment from './appointments';
import * as claim from './claims';
import * as condition from './conditions';
import { PageQuerySchema, PathIdSchema, PathTokenSchema } from './envelope';
import * as member from './members';
import * as payment from './payments';
import * as place from './places';
import * as plan from './plans';
import * as user from './users';
import * as waiting from './waitlist';

/**
 * Who may call. `public`: anybody, and a stale token counts as none. `person`: a session. `self`: a session whose person
 * is the `userId` of the path. `manager`: a session of somebody without an employer. `self-manager`: both.
 */
export type Access = 'public' | 'person' | 'self' | 'manager' | 'self-manager';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  summary: string;
  /** `form`: multipart or url-encoded form data, JSON too. `upload`: multipart with files. */
  encoding?: 'json' | 'form' | 'upload';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  answer: TSchema;
  /** Not in the spec: a call of our own. */
  own?: true;
}

const idOrCustom = Type.Object({
  id: Type.Union([PathIdSchema, Type.Literal('custom')]),
});
const byId = Type.Object({ id: PathIdSchema });
const byToken = Type.Object({ token: PathTokenSchema });
const byReference = Type.Object({ reference: PathTokenSchema });
const byUser = Type.Object({ userId: PathIdSchema });

export const calls = {
  profile: {
    method: 'GET',
    path: '/individual/profile',
    access: 'person',
    summary: "The signed-in person's record",
    answer: user.ProfileAnswerSchema,
  },
  updateProfile: {
    method: 'PUT',
    path: '/individual/profile',
    access: 'person',
    summary: 'Change profile or address fields',
    body: user.UpdateProfileBodySchema,
    answer: user.ProfileAnswerSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/individual/set-password',
    access: 'person',
    summary: 'Change the password; every other session ends',
    body: user.ChangePasswordBodySchema,
    answer: user.NothingAnswerSchema,
  },
  guestProfile: {
    method: 'GET',
    path: '/individual/guest_profile',
    access: 'public',
    summary: 'What a visit costs',
    answer: condition.GuestProfileAnswerSchema,
  },
  conditionCategories: {
    method: 'GET',
    path: '/condition_category/all',
    access: 'public',
    summary: 'Categories of conditions',
    answer: condition.ConditionCategoriesAnswerSchema,
  },
  conditions: {
    method: 'GET',
    path: '/condition/category/:category',
    access: 'public',
    summary: 'Conditions of a category, of all, or the popular ones',
    params: Type.Object({
      category: Type.Union([PathIdSchema, Type.Literal('popular'), Type.Literal('all')]),
    }),
    query: condition.ConditionsQuerySchema,
    answer: condition.ConditionsAnswerSchema,
  },
  condition: {
    method: 'GET',
    path: '/condition/:id',
    access: 'public',
    summary: 'One condition in full',
    params: byId,
    answer: condition.ConditionAnswerSchema,
  },
  bookAppointment: {
    method: 'POST',
    path: '/individual/free_health_care/:id',
    access: 'person',
    summary: 'Book a visit; nothing is charged',
    params: idOrCustom,
    body: appointment.BookAppointmentBodySchema,
    answer: appointment.BookAppointmentAnswerSchema,
  },
  conditionDiscount: {
    method: 'POST',
    path: '/individual/get_condition_discount',
    access: 'public',
    summary: 'What a coupon takes off a visit',
    encoding: 'form',
    body: payment.ConditionDiscountBodySchema,
    answer: payment.DiscountAnswerSchema,
  },
  payForCondition: {
    method: 'POST',
    path: '/condition/payment/:id',
    access: 'public',
    summary: 'Start paying for a visit as a guest',
    params: idOrCustom,
    body: payment.ConditionPaymentBodySchema,
    answer: payment.AuthorizationAnswerSchema,
  },
  conditionPaymentResult: {
    method: 'GET',
    path: '/condition/payment/status/:reference',
    access: 'public',
    summary: 'How a guest payment stands',
    params: byReference,
    answer: payment.ConditionPaymentResultAnswerSchema,
    own: true,
  },
  countries: {
    method: 'GET',
    path: '/get_countries',
    access: 'public',
    summary: 'Countries',
    answer: place.PlacesAnswerSchema,
  },
  states: {
    method: 'GET',
    path: '/get_states/:countryId',
    access: 'public',
    summary: "A country's states",
    params: Type.Object({ countryId: PathIdSchema }),
    answer: place.PlacesAnswerSchema,
  },
  cities: {
    method: 'GET',
    path: '/get_cities/:stateId',
    access: 'public',
    summary: "A state's cities",
    params: Type.Object({ stateId: PathIdSchema }),
    answer: place.CitiesAnswerSchema,
  },
  joinWaitlist: {
    method: 'POST',
    path: '/waitlist/join',
    access: 'public',
    summary: 'Join the waitlist',
    body: waiting.JoinWaitlistBodySchema,
    answer: user.NothingAnswerSchema,
  },
  appointments: {
    method: 'GET',
    path: '/individual/appointments/user/:userId',
    access: 'self',
    summary: 'The history of visits',
    params: byUser,
    query: PageQuerySchema,
    answer: appointment.AppointmentsAnswerSchema,
  },
  payments: {
    method: 'GET',
    path: '/individual/subscriptions/user/:userId',
    access: 'self-manager',
    summary: 'The history of plan payments',
    params: byUser,
    query: PageQuerySchema,
    answer: payment.PaymentsAnswerSchema,
  },
  updateCard: {
    method: 'GET',
    path: '/individual/update_card',
    access: 'manager',
    summary: 'Start replacing the saved card',
    answer: payment.AuthorizationAnswerSchema,
  },
  claimables: {
    method: 'GET',
    path: '/claimable/all',
    access: 'manager',
    summary: 'Benefits that can be claimed',
    answer: claim.ClaimablesAnswerSchema,
  },
  claim: {
    method: 'POST',
    path: '/individual/claimable/claim',
    access: 'manager',
    summary: 'Claim a benefit with evidence',
    encoding: 'upload',
    body: claim.ClaimBodySchema,
    answer: claim.ClaimAnswerSchema,
  },
  employees: {
    method: 'GET',
    path: '/individual/employees',
    access: 'manager',
    summary: 'Members or employees that the plan covers',
    query: member.EmployeesQuerySchema,
    answer: member.EmployeesAnswerSchema,
  },
  removeEmployee: {
    method: 'DELETE',
    path: '/individual/employees/:id',
    access: 'manager',
    summary: 'Take a member or employee off the plan',
    params: byId,
    answer: user.NothingAnswerSchema,
    own: true,
  },
  login: {
    method: 'POST',
    path: '/auth/individual/login',
    access: 'public',
    summary: 'Sign in',
    body: account.LoginBodySchema,
    answer: account.LoginAnswerSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/individual/logout',
    access: 'person',
    summary: 'End this session',
    answer: user.NothingAnswerSchema,
    own: true,
  },
  register: {
    method: 'POST',
    path: '/auth/individual/register',
    access: 'public',
    summary: 'Register; a mail with a verification link follows',
    body: account.RegisterBodySchema,
    answer: user.NothingAnswerSchema,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/individual/forget-password',
    access: 'public',
    summary: 'Ask for a reset link',
    body: account.ForgotPasswordBodySchema,
    answer: user.NothingAnswerSchema,
  },
  resetPassword: {
    method: 'POST',
    path: '/individual/set-password/:token',
    access: 'public',
    summary: 'Set a new password with a reset link',
    params: byToken,
    body: account.ResetPasswordBodySchema,
    answer: user.NothingAnswerSchema,
  },
  verifyAccount: {
    method: 'GET',
    path: '/auth/individual/verify_account/:token',
    access: 'public',
    summary: 'Verify an e-mail address',
    params: byToken,
    answer: user.NothingAnswerSchema,
  },
  startGoogle: {
    method: 'POST',
    path: '/auth/google',
    access: 'public',
    summary: 'Start signing in with Google',
    answer: account.GoogleStartAnswerSchema,
  },
  plan: {
    method: 'GET',
    path: '/plan/:id',
    access: 'public',
    summary: 'One plan',
    params: byId,
    answer: plan.PlanAnswerSchema,
  },
  plansOfType: {
    method: 'GET',
    path: '/plan/type/:type',
    access: 'public',
    summary: 'Plans of a type',
    params: Type.Object({ type: plan.PlanTypeParamSchema }),
    answer: plan.PlansAnswerSchema,
  },
  plans: {
    method: 'GET',
    path: '/plan/all',
    access: 'public',
    summary: 'All plans',
    answer: plan.PlansAnswerSchema,
  },
  planDiscount: {
    method: 'POST',
    path: '/individual/get_plan_discount',
    access: 'manager',
    summary: 'What a coupon takes off a subscription',
    encoding: 'form',
    body: payment.PlanDiscountBodySchema,
    answer: payment.DiscountAnswerSchema,
  },
  subscribePlan: {
    method: 'POST',
    path: '/individual/subscribe_plan',
    access: 'manager',
    summary: 'Start paying for a plan',
    body: plan.SubscribePlanBodySchema,
    answer: payment.AuthorizationAnswerSchema,
  },
  paymentResult: {
    method: 'GET',
    path: '/individual/payment/:reference',
    access: 'person',
    summary: "How one's own payment stands",
    params: byReference,
    answer: payment.PaymentResultAnswerSchema,
    own: true,
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
