import { brand } from '@shared/contracts';

/** The words of the page for a start that failed; its heading is quoted. */
export const words = {
  advice: `Reload the page. If this stays, call ${brand.supportPhone} or write to ${brand.supportEmail}.`,
} as const;
