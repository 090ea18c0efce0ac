/**
 * Renders pages without a browser: while a part is built, and in the gateway (docs/adr/0060). Compiled into
 * each part's `prerender.cjs`, never into what a visitor loads.
 */
export { prerenderRemote } from './prerender-remote';
export { renderAddress } from './render-address';
