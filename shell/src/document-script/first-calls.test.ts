import { startFirstCalls } from './first-calls';

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue({});
  globalThis.fetch = fetched;
  document.head.replaceChildren();
});

/** What the document requests: the urls with their Authorization. */
function start(calls: string[], own: string[], token = ''): string[][] {
  const scripts = [{ url: '/assets/lazy.http.js', integrity: 'sha256-x' }];
  startFirstCalls({ base: '/api', calls, own, scripts }, token);
  return fetched.mock.calls.map(([url, { headers }]) => [url, headers.Authorization]);
}

it('carries the Bearer header even without a token, and asks nothing that is for signed-in people', () => {
  expect(start(['condition/7'], ['individual/profile'])).toEqual([['/api/condition/7', 'Bearer ']]);
  expect(window.__early).toEqual({ '/api/condition/7': { token: '', response: expect.any(Promise) } });
});

it('asks for the profile of whoever has a token', () => {
  expect(start([], ['individual/profile'], 'abc')).toEqual([['/api/individual/profile', 'Bearer abc']]);
});

it('requests the same thing once, and keeps a failure for whoever takes the response', async () => {
  fetched.mockRejectedValue(new Error('no network'));
  expect(start(['condition/7'], ['condition/7'], 'abc')).toHaveLength(1);
  await expect(window.__early?.['/api/condition/7']?.response).rejects.toThrow('no network');
});

it('fetches the code that reads responses once where there is a request, and nowhere else', () => {
  const links = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  start([], ['individual/profile']);
  expect(links()).toEqual([]);
  start(['condition/7'], ['individual/profile'], 'abc');
  expect(links()).toEqual(['/assets/lazy.http.js']);
});
