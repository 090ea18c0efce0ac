import { fakeApi, type FakeApi, reads, renderPage, resetRuntime } from '@ilera/testing';
import { toasts } from '@ilera/runtime';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { InvitationCard } from './invitation-card';

const ACCEPT = 'POST individual/invitations/7/accept';
const invitation = { id: 7, from: 'Danladi Musa', plan: 'SME Growth', note: 'Welcome', own_plan: null };
const own = { plan: 'Individual Plus', until: '2026-12-04T09:00:00Z', refund: 12_000.5 };
let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  server.data(ACCEPT, null);
  server.data('DELETE individual/invitations/7', null);
});

it('waits for the person, also where they came by its link (R4.90, R4.75)', async () => {
  sessionStorage.setItem('employee_invite', 'token');
  const { user } = renderPage(<InvitationCard invitation={invitation} />);
  const join = screen.getByRole('button', { name: 'Join this plan' });
  expect(server.requests()).toHaveLength(0);
  await user.click(join);
  await waitFor(() => expect(toasts.current?.message).toBe('You have joined SME Growth.'));
  expect(server.requests(ACCEPT).map(({ body }) => body)).toEqual([{ ends_own_plan: false }]);
});

it('can be declined', async () => {
  const { user, container } = renderPage(<InvitationCard invitation={invitation} />);
  expect(screen.getByText(reads('Danladi Musa invites you to SME Growth'))).toBeVisible();
  expect(screen.getByText('“Welcome”')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(server.requests()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(toasts.current?.message).toBe('You declined the invitation.'));
});

it('lets somebody with a plan of their own choose', async () => {
  const { user } = renderPage(<InvitationCard invitation={{ ...invitation, own_plan: own }} />);
  expect(
    screen.getByText(
      reads(/it ends today. Until 4th December, 2026 you can take it up again.*₦12,000.50, goes back to you/),
    ),
  ).toBeVisible();
  expect(server.requests()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Keep Individual Plus and decline' })).toBeVisible();
  server.on(ACCEPT, { status: 422, body: { status: 'error', message: 'No room', errors: ['No room'] } });
  await user.click(screen.getByRole('button', { name: 'End Individual Plus and join' }));
  expect(await screen.findByText('No room')).toBeVisible();
  expect(server.requests(ACCEPT)[0]?.body).toEqual({ ends_own_plan: true });
  server.on('DELETE individual/invitations/7', null);
  await user.click(screen.getByRole('button', { name: 'Keep Individual Plus and decline' }));
  expect(await screen.findByText(/could not reach/)).toBeVisible();
  expect(screen.queryByText('No room')).not.toBeInTheDocument();
});
