/**
 * Every call of the API in one table: the server mounts it, the OpenAPI document is generated from it, and tests on
 * both sides check requests and responses against it. Only servers and tests import this value.
 */
import { careCalls } from './care-calls';
import { claimCalls, claimsDeskCalls } from './claim-calls';
import { hoursCalls } from './hours-calls';
import { membershipCalls } from './membership-calls';
import { paymentCalls } from './payment-calls';
import { privacyCalls } from './privacy-calls';
import { profileCalls } from './profile-calls';
import { publicCalls } from './public-calls';
import { salesCalls } from './sales-calls';
import { staffCalls } from './staff-calls';
import { supportCalls } from './support-calls';
import { visitCalls } from './visit-calls';

export const calls = {
  ...publicCalls,
  ...profileCalls,
  ...visitCalls,
  ...claimCalls,
  ...paymentCalls,
  ...membershipCalls,
  ...privacyCalls,
  ...careCalls,
  ...staffCalls,
  ...hoursCalls,
  ...claimsDeskCalls,
  ...salesCalls,
  ...supportCalls,
};

export type CallName = keyof typeof calls;
