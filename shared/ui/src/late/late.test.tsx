import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { late } from './late';
import { LoadAgain } from './load-again';

// R5.14
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Waiting = ({ name }: { name: string }) => <p>Waiting for {name}</p>;
const retry = () => screen.findByRole('button', { name: /Try again/ });

/** A component whose code does not load until the network is there. */
const failing = () => {
  const network = { isThere: false };
  const load = jest.fn(() =>
    network.isThere ? Promise.resolve(Greeting) : Promise.reject(new Error('lost')),
  );
  return { network, load, Late: late(load, LoadAgain, Waiting) };
};

it('shows what stands in for it, then itself, and loads nothing for a second place', async () => {
  const { network, load, Late } = failing();
  network.isThere = true;
  const { rerender } = render(<Late name="Ada" />);
  expect(screen.getByText('Waiting for Ada')).toBeInTheDocument();
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  load.mockClear();
  rerender(<Late key="other" name="Bola" />);
  expect(screen.getByText('Hello Bola')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

it('comes with a press of "Try again", however often that fails first', async () => {
  const { network, Late } = failing();
  render(<Late name="Ada" />);
  for (let press = 0; press < 3; press += 1) await userEvent.click(await retry());
  network.isThere = true;
  await userEvent.click(await retry());
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

it('comes by itself when the network is back', async () => {
  const { network, Late } = failing();
  render(<Late name="Ada" />);
  await retry();
  network.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

it.each([undefined, 'anew'])('comes when it is drawn again, with the key %s', async (key) => {
  const { network, Late } = failing();
  const { rerender } = render(<Late name="Ada" />);
  await retry();
  network.isThere = true;
  rerender(<Late key={key} name="Bola" />);
  expect(await screen.findByText('Hello Bola')).toBeInTheDocument();
});

it('does not load for a place that is gone', async () => {
  const { load, Late } = failing();
  const { unmount } = render(<Late name="Ada" />);
  await retry();
  unmount();
  load.mockClear();
  window.dispatchEvent(new Event('online'));
  expect(load).not.toHaveBeenCalled();
});
