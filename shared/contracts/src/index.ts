/**
 * What the independently deployed parts agree on. No React, no state: shapes, words, and the pure functions
 * that read and write them.
 * Anybody may import this package; it imports nothing of the project.
 */
export * from './brand';
export * from './calls-of';
export * from './container-name';
export * from './escape-html';
export * from './features';
export * from './interface-state';
export * from './modals';
export * from './remote';
export * from './prerender';
export * from './promises';
export * from './release';
export * from './reports';
export * from './site-paths';
export * from './storage-keys';
export * from './strings';
export * from './trace-context';
export * from './unwrap';
export * from './with-timeout';
