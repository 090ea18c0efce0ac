import { runtimeConfig, toasts } from '@ilera/runtime';
import { fakeApi, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { UnprovenNotice } from './home-notices';

const call = 'POST individual/verification_link';
const open = (email_proven?: boolean) =>
  renderPage(<UnprovenNotice user={makeUser({ email: 'ada@example.com', email_proven })} />);
const button = () => screen.queryByRole('button', { name: 'Send the link' });

beforeEach(() => {
  resetRuntime('session-security');
});

it('is one sentence with the address and a button that sends a link, once', async () => {
  const api = fakeApi();
  api.data(call, null);
  const { user, container } = open(false);
  expect(
    screen.getByText(
      reads(
        'Open a link that we mail to ada@example.com in this browser, and the visits and invitations of that address are shown here.',
      ),
    ),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.dblClick(button() as HTMLElement);
  await waitFor(() => expect(toasts.current?.message).toBe('We sent you a link. Open it in this browser.'));
  expect(api.requests(call)).toHaveLength(1);
});

it('says why no link was sent, and stays', async () => {
  const api = fakeApi();
  api.on(call, { status: 429, body: { message: 'Too many attempts.', errors: ['Too many attempts.'] } });
  const { user } = open(false);
  await user.click(button() as HTMLElement);
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  expect(button()).toBeVisible();
});

it('is absent for a proven address, with an API that does not say, and with a foreign one', () => {
  open(true);
  open();
  runtimeConfig.features = [];
  open(false);
  expect(button()).not.toBeInTheDocument();
});
