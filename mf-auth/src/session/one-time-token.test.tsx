import { pathTo } from '@ilera/contracts';
import { renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import type * as TakenTokens from './one-time-token';
import { forgetToken, useTokenInAddress } from './one-time-token';

beforeEach(() => {
  resetRuntime();
  forgetToken('reset');
});

function Probe() {
  const token = useTokenInAddress('reset', pathTo.resetPassword);
  return <p>{token === undefined ? 'on its way' : `token ${token}`}</p>;
}

it('takes the token out of the address and gives it to the page', async () => {
  const { address } = renderPage(Probe, { at: '/reset_password/a%2Fb', path: '/reset_password/:token' });
  expect(await screen.findByText('token a/b')).toBeVisible();
  expect(address.current).toBe('/reset_password/open');
});

it('has none after the page was loaded again', async () => {
  renderPage(Probe, { at: '/reset_password/open', path: '/reset_password/:token' });
  expect(await screen.findByText('token null')).toBeVisible();
});

it('offers the form again after a reload, until the token was used (R4.70)', async () => {
  const first = renderPage(Probe, { at: '/reset_password/a%2Fb', path: '/reset_password/:token' });
  await screen.findByText('token a/b');
  first.unmount();
  jest.resetModules();
  const fresh = jest.requireActual<typeof TakenTokens>('./one-time-token');
  expect(fresh.readToken('reset')).toBe('a/b');
  fresh.forgetToken('reset');
  expect(fresh.readToken('reset')).toBeNull();
});
