/** The words of the benefits that can be claimed. */
export const words = {
  heading: 'Claimable benefits',
  loading: 'Loading what you can claim',
  notLoaded: 'We could not load what you can claim',
  claim: 'Claim',
} as const;
