import { useMediaQuery } from './use-media-query';

// Where only the look depends on it, the sheet has a media query.

/** Wider than 1000: the checkout hides the bar, pagination shows two pages around (R4.57). Pages are prerendered wide. */
export const useIsWide = (): boolean => useMediaQuery('(width > 1000px)', true);

/** Narrower than 1000 (R4.57). At exactly 1000 a window is neither wide nor narrow. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 1000px)');
