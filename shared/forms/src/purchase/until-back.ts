/** Time after which the other site does not answer, in milliseconds. */
const leavingMs = 20_000;

/** Resolves if the browser stays on this page: Back has restored the page, or the other site does not answer. */
export const untilBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, leavingMs);
  });
