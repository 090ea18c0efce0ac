/**
 * Contracts between the independently deployed parts. No React, no state: types, constants, and the pure
 * functions that read and write them. Every package may import this one; it imports no other.
 */
export * from './brand';
export * from './calls-of';
export * from './decodable';
export * from './features';
export { escapeHtml, unescapeHtml } from './html';
export * from './interface-state';
export * from './medical-review';
export * from './offline';
export * from './own-routes';
export * from './prerender';
export * from './release';
export * from './remote';
export * from './reports';
export * from './revision';
export * from './route-patterns';
export * from './service-promises';
export * from './site-document';
export * from './site-paths';
export * from './social-picture';
export * from './start-request';
export * from './storage-keys';
export * from './strings';
export * from './trace-context';
export * from './unwrap';
export * from './with-timeout';
