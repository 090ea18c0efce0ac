import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { untilLoaded } from './until-loaded';

// R5.14
const Greeting = () => <p>Hello</p>;

/** A script that does not arrive until the network is there, and the page that waits for it. */
const lost = () => {
  const network = { isThere: false, requests: 0, failures: 0 };
  const load = () => {
    network.requests += 1;
    return network.isThere ? Promise.resolve({ default: Greeting }) : Promise.reject(new Error('lost'));
  };
  const Late = lazy(() => untilLoaded(load, () => (network.failures += 1)));
  render(
    <Suspense fallback="Waiting">
      <Late />
    </Suspense>,
  );
  return network;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('comes as soon as the network is back, and is loaded no more', async () => {
  const network = lost();
  await pass(0);
  expect(screen.getByText('Waiting')).toBeVisible();
  network.isThere = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(screen.getByText('Hello')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect([network.requests, network.failures]).toEqual([2, 1]);
});

it('comes on a connection that was never said to be lost, however often it fails first', async () => {
  const network = lost();
  await pass(30_000);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(network.requests).toBeLessThan(10);
  network.isThere = true;
  await pass(5_000);
  expect(screen.getByText('Hello')).toBeVisible();
});
