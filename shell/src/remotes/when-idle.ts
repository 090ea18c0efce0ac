/** Calls back when the browser has nothing to paint or to answer. Safari does not say: there it is soon. */
export const whenIdle = (callback: () => void): void =>
  void (window.requestIdleCallback ?? setTimeout)(callback);
