import { fakeApi, type FakeApi, reads, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { InvitationCard } from './invitation-card';

const ACCEPT = 'POST individual/invitations/7/accept';
const invitation = { id: 7, from: 'Danladi Musa', plan: 'SME Growth', note: 'Welcome', own_plan: null };
const own = { plan: 'Individual Plus', refund: 12_000.5 };
let server: FakeApi;
const changed = jest.fn(async () => undefined);
beforeEach(() => {
  resetRuntime();
  changed.mockClear();
  server = fakeApi();
  server.data(ACCEPT, null);
  server.data('DELETE individual/invitations/7', null);
});

// R4.75
it('waits for the person, also where they came by its link (R4.90)', async () => {
  sessionStorage.setItem('employee_invite', 'token');
  const { user } = renderPage(<InvitationCard invitation={invitation} onChanged={changed} />);
  const join = screen.getByRole('button', { name: 'Join this plan' });
  expect(server.requests()).toHaveLength(0);
  await user.click(join);
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(server.requests(ACCEPT).map(({ body }) => body)).toEqual([{ ends_own_plan: false }]);
});

it('can be declined', async () => {
  const { user, container } = renderPage(<InvitationCard invitation={invitation} onChanged={changed} />);
  expect(screen.getByText(reads('Danladi Musa invites you to SME Growth'))).toBeVisible();
  expect(screen.getByText('“Welcome”')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(server.requests()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
});

it('lets somebody with a plan of their own choose', async () => {
  const { user } = renderPage(
    <InvitationCard invitation={{ ...invitation, own_plan: own }} onChanged={changed} />,
  );
  expect(
    screen.getByText(
      reads(/it ends today. For 7 days you can take it up again.*₦12,000.50, goes back to you/),
    ),
  ).toBeVisible();
  expect(server.requests()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Keep Individual Plus' })).toBeVisible();
  server.on(ACCEPT, { status: 422, body: { status: 'error', message: 'No room', errors: ['No room'] } });
  await user.click(screen.getByRole('button', { name: 'End Individual Plus and join' }));
  expect(await screen.findByText('No room')).toBeVisible();
  expect(server.requests(ACCEPT)[0]?.body).toEqual({ ends_own_plan: true });
  expect(changed).not.toHaveBeenCalled();
  server.on('DELETE individual/invitations/7', null);
  await user.click(screen.getByRole('button', { name: 'Keep Individual Plus' }));
  expect(await screen.findByText(/could not reach/)).toBeVisible();
  expect(screen.queryByText('No room')).not.toBeInTheDocument();
});
