/** Calls that anybody may make, but those of guests' payments. */
import { Type } from 'typebox';
import * as account from '../accounts';
import * as condition from '../conditions';
import * as place from '../places';
import * as plan from '../plans';
import * as user from '../users';
import { byId, byToken, type Call } from '../call';
import { PathIdSchema } from '../envelope';

export const publicCalls = {
  visitPrices: {
    method: 'GET',
    path: '/individual/guest_profile',
    access: 'public',
    summary: 'What a visit costs',
    response: condition.VisitPricesResponseSchema,
  },
  conditionCategories: {
    method: 'GET',
    path: '/condition_category/all',
    access: 'public',
    summary: 'Categories of conditions',
    response: condition.ConditionCategoriesResponseSchema,
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
    response: condition.ConditionsResponseSchema,
  },
  searchConditions: {
    method: 'GET',
    path: '/condition/search',
    access: 'public',
    summary: 'Conditions by what people call them, best first',
    query: condition.ConditionSearchQuerySchema,
    response: condition.ConditionSearchResponseSchema,
    own: true,
  },
  condition: {
    method: 'GET',
    path: '/condition/:id',
    access: 'public',
    summary: 'One condition in full',
    params: byId,
    response: condition.ConditionResponseSchema,
  },
  countries: {
    method: 'GET',
    path: '/get_countries',
    access: 'public',
    summary: 'Countries',
    response: place.PlacesResponseSchema,
  },
  states: {
    method: 'GET',
    path: '/get_states/:countryId',
    access: 'public',
    summary: "A country's states",
    params: Type.Object({ countryId: PathIdSchema }),
    response: place.PlacesResponseSchema,
  },
  cities: {
    method: 'GET',
    path: '/get_cities/:stateId',
    access: 'public',
    summary: "A state's cities",
    params: Type.Object({ stateId: PathIdSchema }),
    response: place.CitiesResponseSchema,
  },
  openCities: {
    method: 'GET',
    path: '/open_cities',
    access: 'public',
    summary: 'The cities where plans are sold',
    response: place.PlacesResponseSchema,
    own: true,
  },
  joinWaitlist: {
    method: 'POST',
    path: '/waitlist/join',
    access: 'public',
    summary: 'Join the waitlist',
    body: place.JoinWaitlistBodySchema,
    response: user.NothingResponseSchema,
  },
  login: {
    method: 'POST',
    path: '/auth/individual/login',
    access: 'public',
    summary: 'Sign in',
    body: account.LoginBodySchema,
    response: account.LoginResponseSchema,
  },
  register: {
    method: 'POST',
    path: '/auth/individual/register',
    access: 'public',
    summary: 'Register; a mail with a verification link follows',
    body: account.RegisterBodySchema,
    response: user.NothingResponseSchema,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/individual/forget-password',
    access: 'public',
    summary: 'Ask for a reset link',
    body: account.ForgotPasswordBodySchema,
    response: user.NothingResponseSchema,
  },
  resetPassword: {
    method: 'POST',
    path: '/individual/set-password/:token',
    access: 'public',
    summary: 'Set a new password with a reset link',
    params: byToken,
    body: account.ResetPasswordBodySchema,
    response: user.NothingResponseSchema,
  },
  verifyAccount: {
    method: 'GET',
    path: '/auth/individual/verify_account/:token',
    access: 'public',
    summary: 'Verify an e-mail address',
    params: byToken,
    response: user.NothingResponseSchema,
  },
  startGoogle: {
    method: 'POST',
    path: '/auth/google',
    access: 'public',
    summary: 'Start signing in with Google',
    response: account.GoogleStartResponseSchema,
  },
  plan: {
    method: 'GET',
    path: '/plan/:id',
    access: 'public',
    summary: 'One plan',
    params: byId,
    response: plan.PlanResponseSchema,
  },
  plansOfType: {
    method: 'GET',
    path: '/plan/type/:type',
    access: 'public',
    summary: 'Plans of a type',
    params: Type.Object({ type: plan.PlanTypeParamSchema }),
    response: plan.PlansResponseSchema,
  },
  plans: {
    method: 'GET',
    path: '/plan/all',
    access: 'public',
    summary: 'All plans',
    response: plan.PlansResponseSchema,
  },
} as const satisfies Record<string, Call>;
