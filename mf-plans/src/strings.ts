/** Quoted wordings that only this remote shows (R4.30). */
export const strings = {
  comingSoon:
    "We don't currently offer coverage in your location, but not to worry; we're expanding rapidly!",
  saveCard: 'Save my card details for future payments',
  discountGotten: (percent: number) => `Gotten ${percent}% discount for this subscription`,
} as const;
