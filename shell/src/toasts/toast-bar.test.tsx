import { toasts } from '@shared/runtime';
import { act, render, screen } from '@testing-library/react';
import { ToastBar } from './toast-bar';

beforeEach(() => {
  jest.useFakeTimers();
  toasts.clear();
  render(<ToastBar />);
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('appears 0.3 s after it is mounted, hides at 2 s, and its message is cleared', () => {
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

it('starts again for a new message', () => {
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
  expect(screen.getByRole('note', { name: 'Last message' })).toHaveAccessibleDescription('Saved');
});
