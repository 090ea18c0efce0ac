/**
 * Contracts between the independently deployed parts. No React, no state: types, constants, and the pure
 * functions that read and write them. Every package may import this one; it imports no other.
 */
export * from './brand';
export * from './first-calls';
export * from './features';
export { escapeHtml, unescapeHtml } from './html';
export * from './interface-state';
export * from './own-routes';
export * from './prerender';
export * from './release';
export * from './remote';
export * from './reports';
export * from './revision';
export * from './service-promises';
export * from './site-document';
export * from './site-paths';
export * from './strings';
export * from './browser-storage';
export * from './trace-context';
export * from './with-timeout';
