const segment = encodeURIComponent;

/** The addresses that this remote brings (webpack.config.mjs). */
export const addresses = {
  today: '/clinic',
  staff: '/clinic/staff',
  hours: '/clinic/hours',
  coupons: '/clinic/coupons',
  support: '/clinic/support',
  person: (key: string) => `/clinic/support/${segment(key)}`,
  waitlist: '/clinic/waitlist',
  claims: '/clinic/claims',
  claim: (reference: string) => `/clinic/claims/${segment(reference)}`,
  visit: (reference: string) => `/clinic/visits/${segment(reference)}`,
} as const;
