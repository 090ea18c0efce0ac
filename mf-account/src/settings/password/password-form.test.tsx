import { session } from '@ilera/runtime';
import { fakeApi, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { PasswordForm } from './password-form';

type Person = ReturnType<typeof userEvent.setup>;
let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  session.signIn('token');
  session.setUser(makeUser());
});

async function open() {
  return renderPage(<PasswordForm />, { at: '/account/settings', path: '/account/settings' });
}
const CHANGE = 'POST individual/set-password';
async function change(user: Person, values: [string, string, string]) {
  const labels = ['Current Password', 'New Password', 'Confirm Password'];
  for (const [index, label] of labels.entries()) {
    if (values[index]) await user.type(screen.getByLabelText(label), values[index]);
  }
  await user.click(screen.getByRole('button', { name: 'Update password' }));
}

it('wants six characters in each field (R4.9)', async () => {
  const { user } = await open();
  await change(user, ['12345', '', '']);
  expect(await screen.findAllByText('Your password should 6 characters at least')).toHaveLength(3);
  expect(server.requests(CHANGE)).toHaveLength(0);
});

it('wants the new password twice (R4.8)', async () => {
  const { user } = await open();
  await change(user, ['secret-1', 'secret-2', 'secret-3']);
  expect(await screen.findByText('The passwords did not match')).toBeVisible();
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
    'The passwords did not match',
  );
  expect(server.requests(CHANGE)).toHaveLength(0);
});

it('sends the three fields, and ends the session as a change of the password', async () => {
  server.on(CHANGE, { body: { status: 'success' } });
  const { user } = await open();
  await change(user, ['secret', 'secret-2', 'secret-2']);
  await waitFor(() => expect(session.ended).toBe('password-change'));
  expect(server.requests(CHANGE).map(({ body }) => body)).toEqual([
    { current_password: 'secret', password: 'secret-2', password_confirmation: 'secret-2' },
  ]);
  expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  expect(localStorage.getItem('USER')).toBeNull();
});

it('shows server errors under their fields and keeps the session', async () => {
  server.on(CHANGE, {
    status: 422,
    body: {
      errors: { current_password: ['Your current password is not right'], password: 'Use 8 characters' },
    },
  });
  const { user } = await open();
  await change(user, ['secret', 'secret', 'secret']);
  expect(await screen.findByText('Your current password is not right')).toBeVisible();
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription('Use 8 characters');
  expect(session.signedIn).toBe(true);
});

it('shows a message without fields as a notice', async () => {
  server.on(CHANGE, { status: 500, body: { message: 'Not now' } });
  const { user } = await open();
  await change(user, ['secret', 'secret', 'secret']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
});
