const inputs = ['wheel', 'pointerdown', 'keydown'];

/**
 * Scrolls to a place on a page that is still loading: as far as it reaches, and further as it grows, until the
 * place is reached or the visitor does anything.
 * @param top CSS pixels from the page's top
 * @returns the function that stops it
 */
export function scrollToPlace(top: number): () => void {
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  function scroll(): void {
    window.scrollTo({ top, behavior: 'instant' });
    if (reaches(top)) stop();
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
