/** The API's calls for browsers, without the schemas that check them (docs/adr/0018). */
export * from './care-calls.generated';
export * from './claim-calls.generated';
export * from './hours-calls.generated';
export * from './membership-calls.generated';
export * from './payment-calls.generated';
export * from './privacy-calls.generated';
export * from './profile-calls.generated';
export * from './public-calls.generated';
export * from './sales-calls.generated';
export * from './staff-calls.generated';
export * from './support-calls.generated';
export * from './visit-calls.generated';
export type { CallName } from '../api/calls';
export type { Answer, CallArguments, Shape, WireCall } from './wire';
