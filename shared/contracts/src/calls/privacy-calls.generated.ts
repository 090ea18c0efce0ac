// Written by `pnpm calls:write` from src/api: change the schemas there.
import type { WireCall } from './wire';

export const accessLog: WireCall<'accessLog'> = { method: 'GET', path: 'individual/data/access', data: { data: [{ id: 'id', at: 'text', who: 'text', action: 'text', what: 'text', record: ['text', null], columns: ['text'], network: ['text', null], from_here: 'flag' }], current_page: 'number', per_page: 'number', last_page: 'number', total: 'number' } };
export const exportFiles: WireCall<'exportFiles'> = { method: 'GET', path: 'individual/data/files', file: 'application/zip', data: null };
export const eraseData: WireCall<'eraseData'> = { method: 'POST', path: 'individual/data/erase', data: { kept: [{ what: 'text', why: 'text', until: 'text' }] } };
