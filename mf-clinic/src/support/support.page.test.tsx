import { axe } from '@ilera/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { clinicApi, nneka, openScreen, sola } from '../testing/open-clinic';
import SupportPage from './support.page';

const ISSUES = 'GET clinic/support/issues';
const MAILS = 'GET clinic/support/mails';
const SEARCH = 'POST clinic/support/search';
const issue = {
  id: 3,
  key: 'PAY-9',
  kind: 'duplicate',
  detail: 'NGN 999 goes back.',
  reference: 'PAY-9',
  amount: 999,
  created_at: '2026-11-20T08:00:00.000Z',
};

const mail = {
  id: 8,
  email: 'ann@example.com',
  subject: 'Your visit is confirmed',
  last_error: 'EENVELOPE',
  dead_at: '2026-11-20T08:00:00.000Z',
};

async function open(issues: object[] = [issue], mails: object[] = []) {
  const server = clinicApi(sola);
  server.data(ISSUES, issues);
  server.data(MAILS, mails);
  const page = openScreen(SupportPage, '/clinic/support');
  await screen.findByRole('heading', { level: 1 });
  return { server, ...page };
}

it('finds people by what a caller says, which is in no address', async () => {
  const { server, user, container, address } = await open([]);
  expect(await screen.findByText('Nothing is open.')).toBeVisible();
  await user.type(screen.getByLabelText('Who calls'), 'an');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Type three letters or digits at least.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Who calls')).toHaveFocus());
  expect(server.requests(SEARCH)).toHaveLength(0);
  server.data(SEARCH, [{ key: 'PAY-1', name: 'Ann Bello', email: 'ann@example.com', is_guest: true }]);
  await user.type(screen.getByLabelText('Who calls'), 'n@example.com');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('link', { name: /Ann Bello.*Guest/ })).toHaveAttribute(
    'href',
    '/clinic/support/PAY-1',
  );
  expect(server.requests(SEARCH)[0]?.body).toEqual({ search: 'ann@example.com' });
  expect(address.current).toBe('/clinic/support');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('ann@');
  expect(await axe(container)).toHaveNoViolations();
});

it('says that nobody was found, and why a search failed', async () => {
  const { server, user } = await open();
  server.data(SEARCH, []);
  await user.type(screen.getByLabelText('Who calls'), 'nobody at all');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Nobody found.')).toBeVisible();
  server.on(SEARCH, null);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach/);
  expect(screen.queryByText('Nobody found.')).not.toBeInTheDocument();
});

it('says that there may be more people than it shows', async () => {
  const { server, user } = await open();
  const people = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      key: `U${n}`,
      name: 'Ann Bello',
      email: `ann${n}@example.com`,
      is_guest: false,
    }));
  await user.type(screen.getByLabelText('Who calls'), 'ann');
  server.data(SEARCH, people(19));
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('19 people')).toBeVisible();
  server.data(SEARCH, people(20));
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('The first 20 people. Type more to find others.')).toBeVisible();
});

it('lists problems of payments with the way to their person, and closes them', async () => {
  const { server, user } = await open();
  expect(await screen.findByText('Paid twice, goes back')).toBeVisible();
  expect(screen.getByRole('link', { name: 'PAY-9' })).toHaveAttribute('href', '/clinic/support/PAY-9');
  server.data('PUT clinic/support/issues/3', []);
  server.data(ISSUES, []);
  await user.click(screen.getByRole('button', { name: 'Looked after PAY-9' }));
  expect(await screen.findByText('Nothing is open.')).toBeVisible();
});

it('leads to the person whose refund waits for a second person, who approves it there', async () => {
  const proposal = { ...issue, id: null, kind: 'refund-proposed', detail: 'Sola Ige: Asked by phone.' };
  await open([proposal]);
  expect(await screen.findByText('A refund waits for a second person')).toBeVisible();
  expect(screen.getByRole('link', { name: 'PAY-9' })).toHaveAttribute('href', '/clinic/support/PAY-9');
  expect(screen.queryByRole('button', { name: /^Looked after/ })).not.toBeInTheDocument();
});

it('lists mails that could not be sent, and tries them again', async () => {
  const { server, user, container } = await open([], [mail]);
  expect(await screen.findByText('Your visit is confirmed')).toBeVisible();
  expect(screen.getByText(/EENVELOPE/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const again = () => user.click(screen.getByRole('button', { name: /^Try again Your visit.*ann@/ }));
  server.on('POST clinic/support/mails/8', null);
  await again();
  expect(await screen.findByText(/could not reach the service/)).toBeVisible();
  server.data('POST clinic/support/mails/8', null);
  server.data(MAILS, []);
  await again();
  expect(await screen.findByText('No mail failed.')).toBeVisible();
});

it('can try to load the mails again', async () => {
  const server = clinicApi(sola);
  server.data(ISSUES, []);
  server.on(MAILS, null);
  const { user } = openScreen(SupportPage, '/clinic/support');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data(MAILS, [mail]);
  await user.click(again);
  expect(await screen.findByText('Your visit is confirmed')).toBeVisible();
});

it('can try again, and opens to support and managers only', async () => {
  const server = clinicApi(sola);
  server.on(ISSUES, { status: 500, body: {} });
  server.data(MAILS, []);
  const { user, unmount } = openScreen(SupportPage, '/clinic/support');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data(ISSUES, [issue]);
  await user.click(again);
  expect(await screen.findByText('NGN 999 goes back.')).toBeVisible();
  unmount();
  const other = clinicApi(nneka);
  openScreen(SupportPage, '/clinic/support');
  await waitFor(() => expect(screen.getByText('Your role does not open this page.')).toBeVisible());
  expect(other.requests(ISSUES)).toHaveLength(0);
});
