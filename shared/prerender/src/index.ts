/**
 * Renders pages without a browser: while a part is built, and in the gateway (docs/adr/0007). Compiled into
 * each part's `prerender.cjs`; of what is here a visitor loads only `page-slot`.
 */
export { prerenderRemote } from './prerender-remote';
export { renderAddress } from './render-address';
