/**
 * Renders pages without a browser: while a part is built, and in the gateway (docs/adr/0008). Compiled into each part's
 * `prerender.cjs`, never into what a visitor loads.
 */
export { prerenderRemote } from './prerender-remote';
export { renderRoute } from './render-route';
export { Slot } from './slot';
