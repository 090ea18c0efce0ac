/**
 * Contracts between independently deployed parts, without React: types, constants, and functions that read and write
 * them; `server/` is for Node alone. Every package may import this one, which imports no other.
 */
export * from './brand';
export { authorization } from './calls/wire';
export * from './parts/first-calls';
export * from './parts/remote-routes';
export * from './parts/prerender';
export * from './parts/release';
export * from './parts/remote';
export * from './parts/reports';
export * from './parts/revision';
export * from './parts/site-document';
export * from './features';
export { hasWritten } from './has-written';
export { escapeHtml, unescapeHtml } from './html';
export * from './modals-and-overlays';
export * from './offline';
export * from './service-facts';
export * from './site-paths';
export * from './storage-keys';
export * from './strings';
export * from './trace-context';
export * from './with-timeout';
