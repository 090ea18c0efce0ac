/** Milliseconds after the position is reached in which the page above it may still change its length. */
const settlesMs = 1_000;

const inputs = ['wheel', 'pointerdown', 'keydown'];

/**
 * Scrolls to a position on a page that is still loading: as far as it reaches, and again as it grows, until the
 * page has settled or the visitor does anything.
 * @param top CSS pixels from the page's top
 * @returns the function that stops it
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

/** Whether the page is long enough to be scrolled that far, to a pixel. */
function reaches(top: number): boolean {
  return document.documentElement.scrollHeight - window.innerHeight >= top - 1;
}
