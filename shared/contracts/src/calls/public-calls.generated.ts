// Written by `pnpm calls:write` from src/api: change the schemas there.
import type { WireCall } from './wire';

export const visitPrices: WireCall<'visitPrices'> = { method: 'GET', path: 'individual/guest_profile', data: { message_price: 'number', video_price: 'number' } };
export const conditionCategories: WireCall<'conditionCategories'> = { method: 'GET', path: 'condition_category/all', data: [{ id: 'id', title: 'text' }] };
export const conditions: WireCall<'conditions'> = { method: 'GET', path: 'condition/category/:category', data: { data: [{ id: 'id', title: 'text', text: 'text', category_id: 'id' }], current_page: 'number', per_page: 'number', last_page: 'number', total: 'number' } };
export const searchConditions: WireCall<'searchConditions'> = { method: 'GET', path: 'condition/search', data: [{ id: 'id', title: 'text', text: 'text', category_id: 'id' }] };
export const condition: WireCall<'condition'> = { method: 'GET', path: 'condition/:id', data: { id: 'id', title: 'text', text: 'text', category_id: 'id', body: 'text', faqs: 'text', reviewed_at: 'text' } };
export const countries: WireCall<'countries'> = { method: 'GET', path: 'get_countries', data: [{ id: 'id', name: 'text' }] };
export const states: WireCall<'states'> = { method: 'GET', path: 'get_states/:countryId', data: [{ id: 'id', name: 'text' }] };
export const cities: WireCall<'cities'> = { method: 'GET', path: 'get_cities/:stateId', data: [{ id: 'id', name: 'text', available: 'flag' }] };
export const openCities: WireCall<'openCities'> = { method: 'GET', path: 'open_cities', data: [{ id: 'id', name: 'text' }] };
export const joinWaitlist: WireCall<'joinWaitlist'> = { method: 'POST', path: 'waitlist/join', data: null };
export const login: WireCall<'login'> = { method: 'POST', path: 'auth/individual/login', data: [{ access_token: 'text' }] };
export const register: WireCall<'register'> = { method: 'POST', path: 'auth/individual/register', data: null };
export const forgotPassword: WireCall<'forgotPassword'> = { method: 'POST', path: 'auth/individual/forget-password', data: null };
export const resetPassword: WireCall<'resetPassword'> = { method: 'POST', path: 'individual/set-password/:token', data: null };
export const verifyAccount: WireCall<'verifyAccount'> = { method: 'GET', path: 'auth/individual/verify_account/:token', data: null };
export const startGoogle: WireCall<'startGoogle'> = { method: 'POST', path: 'auth/google', data: { url: 'text' } };
export const plan: WireCall<'plan'> = { method: 'GET', path: 'plan/:id', data: { id: 'id', name: 'text', type: 'text', price: 'number', bi_price: 'number', quarter_price: 'number', min_employees: 'number', conditions: 'text', standout: 'number' } };
export const plansOfType: WireCall<'plansOfType'> = { method: 'GET', path: 'plan/type/:type', data: [{ id: 'id', name: 'text', type: 'text', price: 'number', bi_price: 'number', quarter_price: 'number', min_employees: 'number', conditions: 'text', standout: 'number' }] };
export const plans: WireCall<'plans'> = { method: 'GET', path: 'plan/all', data: [{ id: 'id', name: 'text', type: 'text', price: 'number', bi_price: 'number', quarter_price: 'number', min_employees: 'number', conditions: 'text', standout: 'number' }] };
