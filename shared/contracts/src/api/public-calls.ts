/** Calls that anybody may make. */
import { Type } from 'typebox';
import * as account from './accounts';
import * as condition from './conditions';
import * as payment from './payments';
import * as place from './places';
import * as plan from './plans';
import * as user from './users';
import * as waiting from './waitlist';
import { byId, byReference, byToken, idOrCustom, type Call } from './call';
import { PathIdSchema } from './envelope';

export const publicCalls = {
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
  login: {
    method: 'POST',
    path: '/auth/individual/login',
    access: 'public',
    summary: 'Sign in',
    body: account.LoginBodySchema,
    answer: account.LoginAnswerSchema,
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
} as const satisfies Record<string, Call>;
