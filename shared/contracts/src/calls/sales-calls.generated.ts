// Written by `pnpm calls:write` from src/api: change the schemas there.
import type { WireCall } from './wire';

export const coupons: WireCall<'coupons'> = { method: 'GET', path: 'clinic/coupons', data: { coupons: [{ id: 'id', code: 'text', percent: 'number', scope: 'text', condition: ['text', null], plan_type: ['text', null], expires_at: ['text', null], max_uses: ['number', null], uses: 'number', state: 'text' }], conditions: [{ id: 'id', title: 'text' }] } };
export const makeCoupon: WireCall<'makeCoupon'> = { method: 'POST', path: 'clinic/coupons', data: { coupons: [{ id: 'id', code: 'text', percent: 'number', scope: 'text', condition: ['text', null], plan_type: ['text', null], expires_at: ['text', null], max_uses: ['number', null], uses: 'number', state: 'text' }], conditions: [{ id: 'id', title: 'text' }] } };
export const changeCoupon: WireCall<'changeCoupon'> = { method: 'PUT', path: 'clinic/coupons/:id', data: { coupons: [{ id: 'id', code: 'text', percent: 'number', scope: 'text', condition: ['text', null], plan_type: ['text', null], expires_at: ['text', null], max_uses: ['number', null], uses: 'number', state: 'text' }], conditions: [{ id: 'id', title: 'text' }] } };
export const changeCity: WireCall<'changeCity'> = { method: 'PUT', path: 'clinic/cities/:id', data: null };
export const waitlist: WireCall<'waitlist'> = { method: 'GET', path: 'clinic/waitlist', data: [{ city: ['text', null], people: 'number', told: 'number' }] };
export const waitlistCsv: WireCall<'waitlistCsv'> = { method: 'GET', path: 'clinic/waitlist/csv', file: 'text/csv', data: null };
export const tellWaitlist: WireCall<'tellWaitlist'> = { method: 'POST', path: 'clinic/waitlist/tell', data: [{ city: ['text', null], people: 'number', told: 'number' }] };
