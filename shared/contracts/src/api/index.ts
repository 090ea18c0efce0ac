/**
 * The HTTP API of the specification, defined once for both sides. Front ends `import type` from here, which adds no
 * bytes; only `api/` and tests import the schemas themselves.
 */
export * from './accounts';
export * from './visits';
export * from './call';
export * from './calls';
export * from './claims';
export * from './clinic/care';
export * from './clinic/claims';
export * from './clinic/hours';
export * from './clinic/sales';
export * from './clinic/staff';
export * from './clinic/support';
export * from './clinic/visits';
export * from './conditions';
export * from './envelope';
export * from './members';
export * from './payments';
export * from './places';
export * from './plans';
export * from './privacy';
export * from './receipts';
export * from './users';
