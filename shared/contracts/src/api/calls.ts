/**
 * Every call of the API in one table: the server mounts it, the OpenAPI document is made from it, and tests
 * on both sides check requests and responses against it. A value, so only servers and tests import it.
 */
import { careCalls } from './clinic/care-calls';
import { claimsDeskCalls } from './clinic/claims-calls';
import { clinicCalls } from './clinic/staff-calls';
import { hoursCalls } from './clinic/hours-calls';
import { membershipCalls } from './membership-calls';
import { supportCalls } from './clinic/support-calls';
import { privacyCalls } from './privacy-calls';
import { salesCalls } from './clinic/sales-calls';
import { publicCalls } from './public-calls';
import { signedInCalls } from './signed-in-calls';

export const calls = {
  ...publicCalls,
  ...signedInCalls,
  ...membershipCalls,
  ...privacyCalls,
  ...careCalls,
  ...clinicCalls,
  ...claimsDeskCalls,
  ...salesCalls,
  ...supportCalls,
  ...hoursCalls,
};

export type CallName = keyof typeof calls;
