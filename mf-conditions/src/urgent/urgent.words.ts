/** The words above what somebody wrote that may be an emergency (R5.18). */
export const words = {
  emergency: {
    title: 'This may be an emergency',
    text: 'Do not wait for a visit. Call 112, or go to the nearest hospital.',
  },
  'self-harm': {
    title: 'You are not alone',
    text: 'Call 112, or go to the nearest hospital. Tell somebody you trust, and stay with them until help is there.',
  },
  call: 'Call 112 now',
} as const;
