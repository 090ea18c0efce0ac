/** How often one address may make the calls that invite guessing. RATE_LIMITS=off lifts them outside production. */
export const couponLimit = { max: 20, timeWindow: '1 minute' };
export const loginLimit = { max: 20, timeWindow: '1 minute' };
export const registerLimit = { max: 10, timeWindow: '10 minutes' };
export const forgotLimit = { max: 5, timeWindow: '10 minutes' };
export const waitlistLimit = { max: 5, timeWindow: '10 minutes' };
export const paymentLimit = { max: 30, timeWindow: '1 minute' };
export const inviteLimit = { max: 20, timeWindow: '1 minute' };
