import { readKeptPages } from '../../offline/kept-pages';
import { readOwnRecord, readToken } from '../../document-script/stored-session';
import { showCard, showPages, showVisit } from './show';

/** Milliseconds until the first check whether the site can be reached; each further one waits twice as long. */
const firstCheckMs = 1_000;
/** Milliseconds between two checks at most. */
const longestCheckMs = 15_000;

/**
 * Opens the address again when the network or the site is back, and when the button is pressed. A browser
 * can say that it is online before the network carries anything, so the first checks follow soon.
 */
function retryWhenBack(): void {
  let isLeaving = false;
  const reload = () => {
    // A reload would cancel the navigation to the copy that was chosen.
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
    else checkAfter(Math.min(2 * pause, longestCheckMs), reload);
  }, pause);
}

const isReachable = (): Promise<boolean> =>
  fetch('/_live?revision=0', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/* What this device has, and the way back when there is a network. */
const record = readOwnRecord(Date.now());
showCard(record);
showVisit(record?.next_visits ?? [], Date.now());
readKeptPages(readToken())
  .catch(() => [])
  .then(showPages);
retryWhenBack();
