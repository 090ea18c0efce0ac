// Written by `pnpm calls:write` from src/api: change the schemas there.
import type { WireCall } from './wire';

export const employees: WireCall<'employees'> = { method: 'GET', path: 'individual/employees', data: [{ id: 'id', first_name: 'text', last_name: 'text', name: 'text', email: 'text', status: 'text', created_at: 'text' }] };
export const removeEmployee: WireCall<'removeEmployee'> = { method: 'DELETE', path: 'individual/employees/:id', data: null };
export const seats: WireCall<'seats'> = { method: 'GET', path: 'individual/employees/seats', data: { seats: 'number', left: 'number' } };
export const inviteEmployees: WireCall<'inviteEmployees'> = { method: 'POST', path: 'individual/employees/invite', data: { invited: 'number' } };
export const resendInvitation: WireCall<'resendInvitation'> = { method: 'POST', path: 'individual/employees/:id/resend', data: null };
export const acceptInvitation: WireCall<'acceptInvitation'> = { method: 'POST', path: 'individual/invitations/:id/accept', data: null };
export const declineInvitation: WireCall<'declineInvitation'> = { method: 'DELETE', path: 'individual/invitations/:id', data: null };
export const takeUpPlan: WireCall<'takeUpPlan'> = { method: 'POST', path: 'individual/given_up_plan/take_up', data: null };
export const refundGivenUpPlan: WireCall<'refundGivenUpPlan'> = { method: 'POST', path: 'individual/given_up_plan/refund', data: null };
export const leavePlan: WireCall<'leavePlan'> = { method: 'DELETE', path: 'individual/membership', data: null };
