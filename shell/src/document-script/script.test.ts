import { documentScript, prerenderedMark, storageKeys } from '@ilera/contracts';
import { stub } from '@ilera/testing';

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue({});
  stub(globalThis, 'fetch', fetched);
  delete window.__firstCalls;
  document.head.replaceChildren();
  localStorage.clear();
  jest.resetModules();
});

/** What the document's script requests: the urls with their Authorization. */
async function run(calls: string[], own: string[], token = ''): Promise<string[][]> {
  const script = document.createElement('script');
  const scripts = [{ url: '/assets/lazy.http.js', integrity: 'sha256-x' }];
  script.setAttribute(documentScript.firstCalls, JSON.stringify({ base: '/api', calls, own, scripts }));
  stub(document, 'currentScript', script);
  localStorage.setItem(storageKeys.accessToken, token);
  await import('./script');
  return fetched.mock.calls.map(([url, { headers }]) => [url, headers.Authorization]);
}

it('carries the Bearer header even without a token, and asks nothing that is for signed-in people', async () => {
  expect(await run(['condition/7'], ['individual/profile'])).toEqual([['/api/condition/7', 'Bearer ']]);
  expect(window.__firstCalls).toEqual({ '/api/condition/7': { token: '', response: expect.any(Promise) } });
});

it('asks for the profile of whoever has a token', async () => {
  expect(await run([], ['individual/profile'], 'abc')).toEqual([['/api/individual/profile', 'Bearer abc']]);
});

it('requests the same thing once, and keeps a failure for whoever takes the response', async () => {
  fetched.mockRejectedValue(new Error('no network'));
  expect(await run(['condition/7'], ['condition/7'], 'abc')).toHaveLength(1);
  await expect(window.__firstCalls?.['/api/condition/7']?.response).rejects.toThrow('no network');
});

const links = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

it('fetches the code that reads responses once where there is a request', async () => {
  await run(['condition/7'], ['individual/profile'], 'abc');
  expect(links()).toEqual(['/assets/lazy.http.js']);
});

it('fetches that code nowhere else', async () => {
  await run([], ['individual/profile']);
  expect(links()).toEqual([]);
});

it('holds a press until its page is mounted, for ten seconds', async () => {
  jest.useFakeTimers();
  await run([], []);
  document.body.innerHTML = `<div ${prerenderedMark}><button>Pay</button></div>`;
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  jest.advanceTimersByTime(9_000);
  expect({ held: window.__held, busy: button.getAttribute('aria-busy') }).toEqual({
    held: button,
    busy: 'true',
  });
  jest.advanceTimersByTime(1_000);
  expect({ held: window.__held, busy: button.getAttribute('aria-busy') }).toEqual({
    held: undefined,
    busy: null,
  });
  jest.useRealTimers();
});
