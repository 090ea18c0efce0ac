/**
 * Calls back when the browser has nothing to paint or to answer. Safari does not say: there it is soon.
 * @param most milliseconds after which it is called all the same; unset: a busy browser is left alone
 */
export function whenIdle(callback: () => void, most?: number): void {
  if (!window.requestIdleCallback) setTimeout(callback);
  else window.requestIdleCallback(callback, most === undefined ? {} : { timeout: most });
}
