/** Milliseconds after reaching the position during which the page above may still change its height. */
const settlesMs = 1_000;

const inputs = ['wheel', 'pointerdown', 'keydown'];

/**
 * Scrolls to a position on a page that is still loading: as far as the page reaches, and again as it grows,
 * until the page has settled or the visitor scrolls, presses or types.
 * @param top CSS pixels from the top of the page
 * @returns stops scrolling
 */
export function scrollToPosition(top: number): () => void {
  const observer = new ResizeObserver(scroll);
  let settled: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(settled);
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  function scroll(): void {
    window.scrollTo({ top, behavior: 'instant' });
    if (reaches(top)) settled ??= setTimeout(stop, settlesMs);
  }
  observer.observe(document.body);
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  scroll();
  return stop;
}

/** Whether the page is long enough to scroll to that position, to the pixel. */
function reaches(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top - 1;
}
