/** Calls that need a session. */
import * as appointment from './appointments';
import * as claim from './claims';
import * as member from './members';
import * as payment from './payments';
import * as plan from './plans';
import * as user from './users';
import { byId, byReference, byUser, idOrCustom, type Call } from './call';
import { PageQuerySchema } from './envelope';

export const signedInCalls = {
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
  bookAppointment: {
    method: 'POST',
    path: '/individual/free_health_care/:id',
    access: 'person',
    summary: 'Book a visit; nothing is charged',
    params: idOrCustom,
    body: appointment.BookAppointmentBodySchema,
    answer: appointment.BookAppointmentAnswerSchema,
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
  logout: {
    method: 'POST',
    path: '/auth/individual/logout',
    access: 'person',
    summary: 'End this session',
    answer: user.NothingAnswerSchema,
    own: true,
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
