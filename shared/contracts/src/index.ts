/**
 * Contracts between the independently deployed parts. No React, no state: types, constants, and the pure
 * functions that read and write them. Every package may import this one; it imports no other.
 */
export * from './brand';
export * from './composition/first-calls';
export * from './composition/remote-routes';
export * from './composition/prerender';
export * from './composition/release';
export * from './composition/remote';
export * from './composition/reports';
export * from './composition/revision';
export * from './composition/site-document';
export * from './features';
export { escapeHtml, unescapeHtml } from './html';
export * from './modals-and-overlays';
export * from './offline';
export * from './service-facts';
export * from './site-paths';
export * from './storage-keys';
export * from './strings';
export * from './trace-context';
export * from './with-timeout';
