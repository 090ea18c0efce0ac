/** Time after which the other site does not answer, in milliseconds. */
const leavingMs = 20_000;

/** Resolves if the browser stays on this page: Back has restored the page, or the other site does not answer. */
export const untilBack = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('pageshow', handleShow);
      resolve();
    };
    // Without `persisted`, this page has only finished loading.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && end();
    window.addEventListener('pageshow', handleShow);
    setTimeout(end, leavingMs);
  });
