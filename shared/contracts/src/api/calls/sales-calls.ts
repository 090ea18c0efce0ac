/** Calls by which a manager creates coupons, opens cities and notifies the waitlist. */
import * as sales from '../clinic/sales';
import type { StaffRole } from '../clinic/staff';
import { byId, FileResponseSchema, type Call } from '../call';
import { NothingResponseSchema } from '../users';

const roles = ['manager'] as const satisfies StaffRole[];

export const salesCalls = {
  coupons: {
    method: 'GET',
    path: '/clinic/coupons',
    access: 'staff',
    roles,
    summary: 'Every coupon with its limits and uses, the newest first',
    response: sales.CouponsResponseSchema,
    isExtension: true,
  },
  makeCoupon: {
    method: 'POST',
    path: '/clinic/coupons',
    access: 'staff',
    roles,
    summary: 'Make a coupon',
    body: sales.NewCouponBodySchema,
    response: sales.CouponsResponseSchema,
    isExtension: true,
  },
  changeCoupon: {
    method: 'PUT',
    path: '/clinic/coupons/:id',
    access: 'staff',
    roles,
    summary: 'Limit or end a coupon',
    params: byId,
    body: sales.ChangeCouponBodySchema,
    response: sales.CouponsResponseSchema,
    isExtension: true,
  },
  changeCity: {
    method: 'PUT',
    path: '/clinic/cities/:id',
    access: 'staff',
    roles,
    summary: 'Open or close a city for plans',
    params: byId,
    body: sales.ChangeCityBodySchema,
    response: NothingResponseSchema,
    isExtension: true,
  },
  waitlist: {
    method: 'GET',
    path: '/clinic/waitlist',
    access: 'staff',
    roles,
    summary: 'How many wait in which city',
    response: sales.WaitlistResponseSchema,
    isExtension: true,
  },
  waitlistCsv: {
    method: 'GET',
    path: '/clinic/waitlist/csv',
    access: 'staff',
    roles,
    summary: 'The waitlist as CSV',
    response: FileResponseSchema,
    file: 'text/csv',
    isExtension: true,
  },
  tellWaitlist: {
    method: 'POST',
    path: '/clinic/waitlist/tell',
    access: 'staff',
    roles,
    summary: 'Mail once to those who wait that plans are sold in a city',
    body: sales.TellWaitlistBodySchema,
    response: sales.WaitlistResponseSchema,
    isExtension: true,
  },
} as const satisfies Record<string, Call>;
