// Written by `pnpm calls:write` from src/api: change the schemas there.
import type { WireCall } from './wire';

export const claimables: WireCall<'claimables'> = { method: 'GET', path: 'claimable/all', data: [{ id: 'id', name: 'text', description: 'text' }] };
export const claim: WireCall<'claim'> = { method: 'POST', path: 'individual/claimable/claim', form: true, data: { id: 'id', reference: 'text', claimable_id: 'id', status: 'text', created_at: 'text' } };
export const claims: WireCall<'claims'> = { method: 'GET', path: 'individual/claims', data: { data: [{ id: 'id', reference: 'text', claimable_id: 'id', benefit: 'text', comment: 'text', status: 'text', amount: ['number', null], reason: ['text', null], account: [{ bank: 'text', number: 'text' }, null], created_at: 'text', decided_at: ['text', null], paid_at: ['text', null], evidence: [{ id: 'id', name: 'text', bytes: 'number' }] }], current_page: 'number', per_page: 'number', last_page: 'number', total: 'number' } };
export const claimEvidence: WireCall<'claimEvidence'> = { method: 'GET', path: 'individual/claims/:reference/evidence/:id', file: 'application/octet-stream', data: null };
export const setClaimAccount: WireCall<'setClaimAccount'> = { method: 'PUT', path: 'individual/claims/:reference/account', data: { bank: 'text', number: 'text' } };
