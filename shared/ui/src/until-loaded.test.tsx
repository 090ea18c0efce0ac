import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { untilLoaded } from './until-loaded';

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

it('comes once the network is back, however often it fails first, and is loaded no more (R5.14)', async () => {
  const network = lost();
  await pass(30_000);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(network.requests).toBeLessThan(15);
  expect(network.failures).toBe(network.requests);
  network.isThere = true;
  await pass(3_000);
  expect(screen.getByText('Hello')).toBeVisible();
  const { requests } = network;
  await pass(60_000);
  expect(network.requests).toBe(requests);
});
