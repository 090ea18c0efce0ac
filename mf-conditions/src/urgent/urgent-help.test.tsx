import { runtimeConfig } from '@ilera/runtime';
import { fakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { screen } from '@testing-library/react';
import AccountConditionsPage from '../account-conditions/account-conditions.page';
import AppointmentModal from '../appointment/appointment.modal';
import ConditionPage from '../condition/condition.page';
import ConditionsPage from '../conditions/conditions.page';
import { UrgentHelp as Prerendered } from './urgent-help.prerender';

beforeEach(() => {
  resetRuntime();
  runtimeConfig.features = ['search'];
  const server = fakeApi();
  server.data('GET condition_category/all', []);
  server.data('GET condition/category/popular', { data: [], last_page: 1 });
  server.data('GET condition/category/all', { data: [], last_page: 1 });
  server.data('GET condition/search', []);
  server.data('GET individual/guest_profile', { message_price: 999, video_price: 1999 });
});
afterEach(() => {
  runtimeConfig.features = [];
});

const call = () => screen.findByRole('link', { name: 'Call 112 now' });
const conditions = (at = '/conditions') => renderPage(<ConditionsPage />, { at, path: '/conditions' });
const booking = (customText?: string) =>
  renderPage(
    <AppointmentModal payload={{ variant: 'guest', condition: null, customText }} close={() => undefined} />,
  );

it('dials 112 from above what a search finds (R5.18)', async () => {
  const { user, container } = conditions();
  await user.type(screen.getByRole('searchbox'), 'my chest hurts at night');
  const link = await call();
  expect(link).toHaveAttribute('href', 'tel:112');
  expect(screen.getByRole('alert')).toContainElement(link);
  const results = await screen.findByText('Results for “my chest hurts at night”');
  await screen.findByText('No Condition Found');
  expect(link.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await axe(container)).toHaveNoViolations();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'pimples');
  await screen.findByText('Results for “pimples”');
  await screen.findByText('No Condition Found');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers the call for a search of the address and in the form for other conditions', async () => {
  const searched = conditions('/conditions?search=ciwon+kirji');
  await call();
  searched.unmount();
  const { user } = conditions();
  await user.type(screen.getByPlaceholderText(/Briefly describe/), 'Two days of cough. I no fit breathe.');
  await call();
});

it('offers the call in one field after another field needed it', async () => {
  const { user } = conditions();
  await user.type(screen.getByRole('searchbox'), 'chest pain');
  await call();
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByPlaceholderText(/Briefly describe/), 'I no fit breathe');
  await call();
});

it('is in the HTML of the server, for a browser without scripts', async () => {
  renderPage(<Prerendered text="my chest hurts" />);
  await call();
});

it('offers the call on the page of own words, before a booking', async () => {
  const own = '/condition/custom?text=my+chest+hurts';
  const { container } = renderPage(<ConditionPage />, { at: own, path: '/condition/:id' });
  await call();
  expect(await axe(container)).toHaveNoViolations();
});

it('offers the call in the booking panel, for words of the form and for words typed there', async () => {
  const given = booking('snake bite');
  await call();
  given.unmount();
  const { user } = booking();
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'mo fe pa ara mi');
  await call();
  expect(screen.getByRole('alert')).toHaveTextContent('You are not alone');
});

it('offers the call on the list of the account, also with an API that knows no synonyms', async () => {
  runtimeConfig.features = [];
  const { user } = renderPage(<AccountConditionsPage />, {
    at: '/account/condition',
    path: '/account/condition',
  });
  await user.type(screen.getByRole('searchbox'), 'heart attack');
  await call();
});
