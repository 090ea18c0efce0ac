/** Milliseconds between two looks whether the site answers again. */
const LOOK_MS = 15_000;

/** Opens the address again when the network or the site is back, and when the button is pressed. */
export function retryWhenBack(): void {
  const reload = () => window.location.reload();
  document.getElementById('again')?.addEventListener('click', reload);
  window.addEventListener('online', reload);
  setInterval(() => {
    if (document.hidden || !navigator.onLine) return;
    fetch('/_live?revision=0', { cache: 'no-store' }).then(
      ({ ok }) => ok && reload(),
      () => undefined, // looked at again later
    );
  }, LOOK_MS);
}
