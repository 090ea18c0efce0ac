import { prerenderedMark } from '@ilera/contracts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus, FailedState } from '.';

let end: () => void;
beforeEach(() => (end = keepFocus(document.body)));
afterEach(() => end());

it('leaves the focus of a pressed Try again with the heading of its part of the page', async () => {
  function Part() {
    const [isLoading, setLoading] = useState(false);
    return (
      <section>
        <h2>Waitlist</h2>
        {isLoading ? <p>Loading</p> : <FailedState failure={null} onRetry={() => setLoading(true)} />}
      </section>
    );
  }
  render(<Part />);
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Waitlist' })).toHaveFocus();
});

/** A link that leads to another page, which brings its own `main`, as the clinic's pages do. */
function Pages({ attributes = {} }: { attributes?: object }) {
  const [page, setPage] = useState<'first' | 'loading' | 'second'>('first');
  return (
    <>
      {page === 'first' && (
        <main {...attributes}>
          <h1>Visits</h1>
          <button onClick={() => setPage('loading')}>Staff</button>
        </main>
      )}
      {page === 'loading' && <button onClick={() => setPage('second')}>Go on</button>}
      {page === 'second' && (
        <main>
          <h1>Staff</h1>
          <button>Invite</button>
        </main>
      )}
    </>
  );
}

/** Presses without taking the focus. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('takes it to the heading of the page that comes, also where that takes time', async () => {
  render(<Pages />);
  await userEvent.click(screen.getByRole('button', { name: 'Staff' }));
  expect(document.body).toHaveFocus();
  press('Go on');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Staff' })).toHaveFocus());
});

it('leaves the focus where the person has moved it meanwhile', async () => {
  render(<Pages />);
  await userEvent.click(screen.getByRole('button', { name: 'Staff' }));
  screen.getByRole('button', { name: 'Go on' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Invite' }).focus();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus());
});

it('leaves a prerendered page alone, which gets its focus back by itself', async () => {
  render(<Pages attributes={{ [prerenderedMark]: '' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Staff' }));
  press('Go on');
  await screen.findByRole('heading', { name: 'Staff' });
  expect(document.body).toHaveFocus();
});
