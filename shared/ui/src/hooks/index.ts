export { breakpoints, useIsNarrow, useIsWide, useWidth } from './use-width';
export { useMediaQuery } from './use-media-query';
export { useDebounced } from './use-debounced';
export { useReveal, revealOffset, type RevealState } from './use-reveal';
export { useLeaveForPayment } from './use-leave-for-payment';
export { useIsHydrating } from './use-is-hydrating';
export { useSignedIn } from './use-signed-in';
