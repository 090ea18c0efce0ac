/** @jest-environment node */
import { HttpError, NetworkError } from './api/errors';
import { toasts } from './instances';
import { toastFailure } from './toast-failure';

beforeEach(() => toasts.clear());

it.each([
  [
    { status: 'error', errors: { code: ['Unknown code'] }, message: 'No' },
    { type: 'error', message: 'Unknown code' },
  ],
  [
    { status: 'success', message: 'Already booked' },
    { type: 'success', message: 'Already booked' },
  ],
  [{ message: 'No status at all' }, { type: 'error', message: 'No status at all' }],
])('shows %j (R4.26)', (body, expected) => {
  expect(toastFailure(new HttpError(422, body))).toBe(true);
  expect(toasts.current).toMatchObject(expected);
});

it('shows nothing when there was no response (P8.2, R4.69)', () => {
  expect(toastFailure(new NetworkError('gone'))).toBe(false);
  expect(toasts.current).toBeNull();
});

it('gives a repeated message a new identity, so that its time starts again', () => {
  toasts.success('Saved');
  const first = toasts.current?.id;
  toasts.success('Saved');
  expect(toasts.current?.id).not.toBe(first);
  toasts.clear(first);
  expect(toasts.current?.message).toBe('Saved');
});
