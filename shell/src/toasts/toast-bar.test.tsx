import { interfaceState, session, toasts } from '@ilera/runtime';
import { act, render, screen } from '@testing-library/react';
import { ToastBar } from './toast-bar';

beforeEach(() => {
  jest.useFakeTimers();
  toasts.clear();
  render(<ToastBar />);
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('appears 0.3 s after it is mounted, hides at 2 s, and its message is cleared (P3.4, P4.2)', () => {
  act(() => toasts.success('Saved'));
  pass(299);
  expect(screen.queryByText('Saved')).toBeNull();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  pass(1_699);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(toasts.current).toBeNull();
});

it('shows an error as an alert', () => {
  act(() => toasts.error('No such coupon'));
  pass(300);
  expect(screen.getByRole('alert')).toHaveTextContent('No such coupon');
});

it('starts again for a new message (R4.56)', () => {
  act(() => toasts.success('First'));
  pass(1_500);
  act(() => toasts.success('Second'));
  pass(1_500);
  expect(screen.getByText('Second')).toBeInTheDocument();
  expect(screen.queryByText('First')).toBeNull();
});

it('keeps the last message findable for screen readers', () => {
  act(() => toasts.success('Saved'));
  pass(5_000);
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Last message: Saved');
});

it.each([
  ['signs in', () => session.signIn('of the next')],
  ['signs out', () => session.end('logout')],
])('hides the messages of the earlier person when somebody %s', (_what, happen) => {
  act(() => session.signIn('mine'));
  act(() => toasts.success('First'));
  pass(5_000);
  act(() => toasts.success('Your claim is sent'));
  pass(300);
  act(happen);
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('');
  expect(interfaceState.message).toBe('');
  act(() => toasts.success('Welcome'));
  pass(300);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
});

describe('while a dialog is open', () => {
  const dialog = document.createElement('dialog');
  beforeEach(() => {
    document.body.append(dialog);
    dialog.showModal();
  });
  afterEach(() => act(async () => dialog.remove()));

  it('is announced inside the dialog, because the page behind is inert', () => {
    act(() => toasts.error('No doctor is free at this time.'));
    pass(300);
    expect(dialog).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('No doctor is free at this time.');
  });

  it('comes back to the page, with the time that is left, when the dialog goes', async () => {
    act(() => toasts.success('Saved'));
    pass(1_000);
    await act(async () => dialog.remove());
    expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(screen.getByText('Saved'));
    pass(1_000);
    expect(toasts.current).toBeNull();
  });
});
