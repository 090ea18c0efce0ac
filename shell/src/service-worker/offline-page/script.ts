import { readKeptPages } from '../../offline/kept-pages';
import { readOwnRecord, readToken } from '../../document-script/stored-session';
import { showCard, showPages, showVisit } from './show';

/** Milliseconds until the first look whether the site answers again; each further one waits twice as long. */
const firstLookMs = 1_000;
/** Milliseconds between two looks at most. */
const longestMs = 15_000;

/**
 * Opens the address again when the network or the site is back, and when the button is pressed. A browser
 * can say that it is online before the network carries anything, so the first looks follow soon.
 */
function retryWhenBack(): void {
  let isLeaving = false;
  const reload = () => {
    // A reload would end the way to the copy that was chosen.
    if (!isLeaving) window.location.reload();
  };
  document.getElementById('page-list')?.addEventListener('click', () => (isLeaving = true));
  document.getElementById('again')?.addEventListener('click', () => window.location.reload());
  window.addEventListener('online', reload);
  lookAfter(firstLookMs, reload);
}

function lookAfter(pause: number, reload: () => void): void {
  setTimeout(async () => {
    if (!document.hidden && navigator.onLine && (await answers())) reload();
    else lookAfter(Math.min(2 * pause, longestMs), reload);
  }, pause);
}

const answers = (): Promise<boolean> =>
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
