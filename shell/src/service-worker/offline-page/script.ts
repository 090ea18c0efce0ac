import { readKeptPages } from '../../offline/kept-pages';
import { readStoredRecord, readToken } from '../../document-script/stored-session';
import { showCard, showPages, showVisit } from './show';

/** Milliseconds until the first check of the connection; each wait is twice as long as the last. */
const firstCheckMs = 1_000;
/** Maximum wait between two checks, in milliseconds. */
const maxPauseMs = 15_000;

/**
 * Reopens the address when the network or the site is back, and on a press of the button. A browser can
 * report that it is online before the network works, so the first checks follow soon.
 */
function retryWhenBack(): void {
  let isLeaving = false;
  const reload = () => {
    // A reload would cancel the navigation to a chosen copy.
    if (!isLeaving) window.location.reload();
  };
  document.getElementById('page-list')?.addEventListener('click', () => (isLeaving = true));
  document.getElementById('again')?.addEventListener('click', () => window.location.reload());
  window.addEventListener('online', reload);
  checkAfter(firstCheckMs, reload);
}

function checkAfter(pause: number, reload: () => void): void {
  setTimeout(async () => {
    if (!document.hidden && navigator.onLine && (await isReachable())) reload();
    else checkAfter(Math.min(2 * pause, maxPauseMs), reload);
  }, pause);
}

const isReachable = (): Promise<boolean> =>
  fetch('/_live?revision=0', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/* Shows this device's data, and waits for the network. */
const record = readStoredRecord(Date.now());
showCard(record);
showVisit(record, Date.now());
readKeptPages(readToken())
  .catch(() => [])
  .then(showPages);
retryWhenBack();
