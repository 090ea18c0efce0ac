import { session } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import EmployeeInvitePage from './employee-invite.page';

beforeEach(resetRuntime);

it('takes the token out of the address, keeps it for the visit, and sends it nowhere (R4.20)', async () => {
  const api = fakeApi();
  const { address, container } = renderPage(EmployeeInvitePage, {
    at: '/employee/invite-4711',
    path: '/employee/:token',
  });
  await waitFor(() => expect(address.current).toBe('/employee/open'));
  expect(sessionStorage.getItem('employee_invite')).toBe('invite-4711');
  expect(localStorage.length).toBe(0);
  expect(api.requests()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/sign-up');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/You are invited/);
  expect(await axe(container)).toHaveNoViolations();
});

it('leads somebody who is logged in to the account, which shows the invitation (R4.75)', () => {
  fakeApi();
  session.signIn('token');
  renderPage(EmployeeInvitePage, { at: '/employee/open', path: '/employee/:token' });
  expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/account/home');
  expect(screen.queryByRole('link', { name: /Sign up|Login/ })).not.toBeInTheDocument();
});
