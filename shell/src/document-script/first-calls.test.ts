import type { FirstCall } from '@shared/contracts';
import { startFirstCalls } from './first-calls';

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue({});
  globalThis.fetch = fetched;
  document.head.replaceChildren();
});

/** What the document requests at an address: the urls with their Authorization. */
function start(calls: FirstCall[], pattern: string, address: string, token = '', base = '/api'): string[][] {
  history.replaceState(null, '', address);
  startFirstCalls(
    { base, pattern, calls, scripts: [{ url: '/assets/lazy.http.js', integrity: 'sha384-x' }] },
    token,
  );
  return fetched.mock.calls.map(([url, { headers }]) => [url, headers.Authorization]);
}

const condition: FirstCall = { call: 'condition/:id', not: ['custom'] };
const profile: FirstCall = { call: 'individual/profile', signedIn: true };

it('fills the address in and carries the Bearer header even without a token', () => {
  expect(start([condition], '/condition/:id', '/condition/7')).toEqual([['/api/condition/7', 'Bearer ']]);
  expect(window.__early).toEqual({ '/api/condition/7': { token: '', response: expect.any(Promise) } });
});

it.each(['custom', '%2e%2e', '%E0%A4%A'])('requests nothing for /condition/%s', (segment) => {
  expect(start([condition], '/condition/:id', `/condition/${segment}`)).toEqual([]);
});

it('asks for the profile of whoever has a token, at the base of an API elsewhere', () => {
  const base = 'https://api.example/v1';
  expect(start([profile], '/conditions', '/conditions', 'abc', base)).toEqual([
    ['https://api.example/v1/individual/profile', 'Bearer abc'],
  ]);
  fetched.mockClear();
  expect(start([profile], '/conditions', '/conditions')).toEqual([]);
});

it('requests the same thing once, and keeps a failure for whoever takes the response', async () => {
  fetched.mockRejectedValue(new Error('no network'));
  expect(start([condition, condition], '/condition/:id', '/condition/7')).toHaveLength(1);
  await expect(window.__early?.['/api/condition/7']?.response).rejects.toThrow('no network');
});

it('fetches the code that reads responses once where there is a request, and nowhere else', () => {
  const links = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  start([condition], '/conditions', '/conditions?id=');
  expect(links()).toEqual([]);
  start([condition, profile], '/condition/:id', '/condition/7', 'abc');
  expect(links()).toEqual(['/assets/lazy.http.js']);
});
