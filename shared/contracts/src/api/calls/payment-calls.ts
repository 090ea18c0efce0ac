/** The signed-in person's payments, receipts, card and plan. */
import * as payment from '../payments';
import * as plan from '../plans';
import * as receipt from '../receipts';
import { byReference, byUser, FileResponseSchema, type Call } from '../call';
import { PageQuerySchema } from '../envelope';

export const paymentCalls = {
  payments: {
    method: 'GET',
    path: '/individual/subscriptions/user/:userId',
    access: 'self-manager',
    summary: 'The history of plan payments',
    params: byUser,
    query: PageQuerySchema,
    response: payment.PaymentsResponseSchema,
  },
  paymentsCsv: {
    method: 'GET',
    path: '/individual/payments/csv',
    access: 'manager',
    summary: 'The whole history of plan payments as CSV',
    response: FileResponseSchema,
    file: 'text/csv',
    own: true,
  },
  receipt: {
    method: 'GET',
    path: '/individual/receipt/:reference',
    access: 'person',
    summary: "The receipt of one's own payment",
    params: byReference,
    response: receipt.ReceiptResponseSchema,
    own: true,
  },
  receiptPdf: {
    method: 'GET',
    path: '/individual/receipt/:reference/pdf',
    access: 'person',
    summary: "The receipt of one's own payment as PDF",
    params: byReference,
    response: FileResponseSchema,
    file: 'application/pdf',
    own: true,
  },
  updateCard: {
    method: 'GET',
    path: '/individual/update_card',
    access: 'manager',
    summary: 'Start replacing the saved card',
    response: payment.AuthorizationResponseSchema,
  },
  planDiscount: {
    method: 'POST',
    path: '/individual/get_plan_discount',
    access: 'manager',
    summary: 'What a coupon takes off a subscription',
    encoding: 'form',
    body: payment.PlanDiscountBodySchema,
    response: payment.DiscountResponseSchema,
  },
  planQuote: {
    method: 'POST',
    path: '/individual/plan_quote',
    access: 'manager',
    summary: 'What a plan would cost and cover, given what is paid already',
    body: plan.PlanQuoteBodySchema,
    response: plan.PlanQuoteResponseSchema,
    own: true,
  },
  subscribePlan: {
    method: 'POST',
    path: '/individual/subscribe_plan',
    access: 'manager',
    summary: 'Start paying for a plan',
    body: plan.SubscribePlanBodySchema,
    response: payment.AuthorizationResponseSchema,
  },
  paymentResult: {
    method: 'GET',
    path: '/individual/payment/:reference',
    access: 'person',
    summary: "How one's own payment stands",
    params: byReference,
    response: payment.PaymentResultResponseSchema,
    own: true,
  },
} as const satisfies Record<string, Call>;
