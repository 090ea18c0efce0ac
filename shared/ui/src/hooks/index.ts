export { breakpoints, useIsNarrow, useIsWide, useWidth } from './use-width';
export { useMediaQuery } from './use-media-query';
export { useDebounced } from './use-debounced';
export { useReveal, revealOffset, type RevealState } from './use-reveal';
export { useBackForwardReturn } from './use-back-forward-return';
