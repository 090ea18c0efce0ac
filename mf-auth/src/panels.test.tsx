import { interfaceState, session } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { observer } from 'mobx-react-lite';
import ForgotPasswordModal from './forgot-password/forgot-password.modal';
import PasswordResetModal from './forgot-password/password-reset.modal';
import { forgetToken, keepToken } from './session/one-time-token';
import NewPasswordModal from './reset-password/new-password.modal';
import LoginModal from './sign-in/login.modal';
import SignUpModal from './sign-up/sign-up.modal';

beforeEach(resetRuntime);

/** The part of the shell that shows a panel while its flag is on. */
const Panels = observer(function Panels() {
  const { overlays, close } = interfaceState;
  return (
    <>
      {overlays.login && <LoginModal payload={{}} close={() => close('login')} />}
      {overlays.signUp && <SignUpModal payload={{}} close={() => close('signUp')} />}
      {overlays.forgotPassword && <ForgotPasswordModal />}
      {overlays.passwordReset && <PasswordResetModal />}
      {overlays.newPassword && <NewPasswordModal payload={{}} close={() => close('newPassword')} />}
    </>
  );
});

function renderPanels(open: Parameters<typeof interfaceState.open>[0]) {
  interfaceState.open(open);
  return { api: fakeApi(), ...renderPage(<Panels />, { at: '/', path: '/' }) };
}

const enabled = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));

it('logs in over a page, closes, and leads on', async () => {
  const { user, api, address } = renderPanels('login');
  api.data('POST auth/individual/login', [{ access_token: 'abc' }]);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'password1');
  await user.click(screen.getByRole('checkbox'));
  await enabled('Login');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(address.current).toBe('/account/home'));
  expect(interfaceState.overlays.login).toBe(false);
});

it('goes from login to sign-up, back, and to the forgotten password, one panel at a time', async () => {
  const { user, address } = renderPanels('login');
  await user.click(screen.getByRole('button', { name: 'GET STARTED' }));
  expect(await screen.findByLabelText('First Name')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await user.click(await screen.findByRole('button', { name: 'Forget password?' }));
  expect(await screen.findByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(address.current).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Login instead' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeVisible());
});

it('tells about the mail in a panel of its own, which opens the right mailbox', async () => {
  const { user, api, container } = renderPanels('forgotPassword');
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  api.on('POST auth/individual/forget-password', { body: {} });
  await user.type(screen.getByLabelText('Email'), 'ada@gmail.com');
  await enabled('Send Reset Link');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(
    await screen.findByText('Click the received link in your email to reset your password.'),
  ).toBeVisible();
  expect(interfaceState.overlays).toMatchObject({ forgotPassword: false, passwordReset: true });
  await user.click(screen.getByRole('button', { name: 'Open Email' }));
  expect(open).toHaveBeenCalledWith('https://mail.google.com/', '_blank', 'noopener');
  expect(await axe(container)).toHaveNoViolations();
});

it('sets a new password with the token that a link brought into this document', async () => {
  keepToken('reset', 'one-time');
  const { user, api } = renderPanels('newPassword');
  api.on('POST individual/set-password/one-time', { body: {} });
  await user.type(screen.getByLabelText('Password'), 'new password 1');
  await user.type(screen.getByLabelText('Confirm password'), 'new password 1');
  await enabled('Reset password');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  await user.click(await screen.findByRole('button', { name: 'Login To Dashboard' }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(interfaceState.overlays).toMatchObject({ newPassword: false, login: true }));
});

it('offers a new link when there is no token', async () => {
  forgetToken('reset');
  const { user } = renderPanels('newPassword');
  await user.click(screen.getByRole('button', { name: 'have a new one sent to you' }));
  expect(await screen.findByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

it('offers token holders, for whom the landing page opens it, the way to their account', async () => {
  session.signIn('abc');
  const { container } = renderPanels('signUp');
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account/home');
  const submit = screen.getByRole('button', { name: 'Sign up' });
  await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
  expect(await axe(container)).toHaveNoViolations();
});
