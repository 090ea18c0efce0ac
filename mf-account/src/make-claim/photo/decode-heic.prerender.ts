/** Nobody chooses a photograph while a page is prerendered, and the decoder is larger than all pages. */
export const heicLicence = (): string => '';
export const decodeHeic = (): Promise<never> => Promise.reject(new Error('There is no photograph'));
