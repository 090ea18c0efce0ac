/** Time after which the other site does not answer, in milliseconds. */
const leavingMs = 20_000;

/** Resolves if the browser stays on this page: Back has restored the page, or the other site does not answer. */
export const untilBack = (): Promise<void> =>
  new Promise((resolve) => {
    // Without `persisted`, this page has only finished loading.
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve());
    setTimeout(resolve, leavingMs);
  });
