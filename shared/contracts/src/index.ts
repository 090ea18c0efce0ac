/**
 * What the independently deployed parts agree on. No React, no behaviour beyond building an address.
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
export * from './release';
export * from './site-paths';
export * from './storage-keys';
export * from './strings';
export * from './trace-context';
