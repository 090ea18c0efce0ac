/** Replaces the decoder in prerendering, which needs none; the decoder is larger than all pages together. */
export const heicLicence = (): string => '';
export const decodeHeic = (): Promise<never> => Promise.reject(new Error('There is no photograph'));
