import { session } from '@ilera/runtime';
import { followWorker, loadLinksWhenOffline } from './follow-worker';

const routed = jest.fn((event: Event) => event.preventDefault());
let online = false;

beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { get: () => online });
  document.body.innerHTML =
    '<a id="condition" href="/condition/13"><b>Malaria</b></a><a id="here" href="/">Here</a>' +
    '<a id="file" href="/x.ics" download>File</a><a id="away" href="https://wa.me/1">Away</a><button>Press</button>';
  // As React does: below the window, above the link.
  document.body.addEventListener('click', routed);
  loadLinksWhenOffline();
});
beforeEach(() => routed.mockClear());

/** Whether the router would have seen the press. */
function press(selector: string, isOnline = false, init: MouseEventInit = {}): boolean {
  online = isOnline;
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return routed.mock.calls.length > 0;
}

it('leaves no rejection behind where the browser forbids copies', async () => {
  const forbid = () => Promise.reject(new DOMException('Storage is forbidden', 'SecurityError'));
  Object.assign(globalThis, { caches: { match: forbid, delete: forbid, open: forbid } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  await expect(followWorker({ worker: '/worker.js', keeps: [] })).rejects.toThrow('forbidden');
  session.signIn('t');
  // Jest fails a test that leaves a rejection.
  await new Promise((resolve) => setTimeout(resolve));
});

it('leaves a link of the site to the browser while it is offline', () => {
  expect(press('#condition b')).toBe(false);
});

it.each([['#here'], ['#file'], ['#away'], ['button']])('changes nothing at %s', (selector) => {
  expect(press(selector)).toBe(true);
});

it('changes nothing while there is a network, or for a press that opens a new tab', () => {
  expect(press('#condition b', true)).toBe(true);
  expect(press('#condition b', false, { ctrlKey: true })).toBe(true);
});
