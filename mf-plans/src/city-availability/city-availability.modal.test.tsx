import { session } from '@ilera/runtime';
import { fakeApi, type FakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import CityAvailabilityModal from './city-availability.modal';

let server: FakeApi;

beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  server.data('GET get_countries', [
    { id: 161, name: 'Nigeria' },
    { id: '77', name: 'Ghana' },
  ]);
  server.data('GET get_states/161', [
    { id: 25, name: 'Lagos' },
    { id: 26, name: 'Kano' },
  ]);
  server.data('GET get_states/77', [{ id: 90, name: 'Ashanti' }]);
  server.data('GET get_cities/25', [
    { id: 1, name: 'Ikeja', available: 1 },
    { id: 2, name: 'Epe', available: 0 },
    { id: 3, name: 'Badagry' },
    { id: 4, name: 'Lekki', available: '1' },
    { id: 5, name: 'Yaba', available: true },
    { id: 6, name: 'Ikorodu', available: '0' },
  ]);
});

const setUp = (frequency?: string) =>
  renderPage(
    <CityAvailabilityModal
      payload={{ plan_id: '4', number: 5, ...(frequency && { frequency }) }}
      close={() => undefined}
    />,
    {
      at: '/health-plans',
      path: '/health-plans',
    },
  );
type User = ReturnType<typeof setUp>['user'];
const list = (label: string) => screen.getByRole('combobox', { name: label });
const options = (label: string) =>
  Array.from(list(label).querySelectorAll('option'), (option) => option.textContent);
const go = () => screen.getByRole('button', { name: 'Continue' });
async function choose(user: User, label: string, option: string) {
  await waitFor(() => expect(list(label)).toBeEnabled());
  await user.selectOptions(list(label), option);
}
async function chooseAll(user: User, city: string) {
  await choose(user, 'Country', 'Nigeria');
  await choose(user, 'State', 'Lagos');
  await choose(user, 'City', city);
}

it('loads the countries, then the states of the country, then the cities of the state', async () => {
  const { user } = setUp();
  expect(list('State')).toBeDisabled();
  expect(list('City')).toBeDisabled();
  await choose(user, 'Country', 'Nigeria');
  await choose(user, 'State', 'Lagos');
  await waitFor(() => expect(options('City')).toContain('Ikeja'));
  expect(options('Country')).toEqual(['Select country', 'Nigeria', 'Ghana']);
  expect(options('State')).toEqual(['Select state', 'Lagos', 'Kano']);
  expect([...new Set(server.requests().map(({ path }) => path))]).toEqual([
    'get_countries',
    'get_states/161',
    'get_cities/25',
  ]);
});

it('begins with Nigeria, where the plans are sold, though the list begins elsewhere', async () => {
  server.data('GET get_countries', [
    { id: 77, name: 'Ghana' },
    { id: 161, name: 'Nigeria' },
  ]);
  setUp();
  await waitFor(() => expect(options('State')).toContain('Lagos'));
  expect(list('Country')).toHaveDisplayValue('Nigeria');
  expect(options('Country')[1]).toBe('Nigeria');
});

it('keeps Continue inactive until all three are chosen', async () => {
  const { user } = setUp();
  for (const [label, option] of [
    ['Country', 'Nigeria'],
    ['State', 'Lagos'],
    ['City', 'Ikeja'],
  ] as const) {
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    await user.click(go());
    await choose(user, label, option);
  }
  expect(go()).not.toHaveAttribute('aria-disabled');
});

it('forgets state and city when the country changes (P2.10)', async () => {
  const { user } = setUp();
  await chooseAll(user, 'Ikeja');
  await user.selectOptions(list('Country'), 'Ghana');
  await waitFor(() => expect(options('State')).toContain('Ashanti'));
  expect(list('State')).toHaveValue('');
  expect(list('City')).toBeDisabled();
  expect(go()).toHaveAttribute('aria-disabled', 'true');
});

it('ignores the states of a country that is not chosen any more', async () => {
  let answerNigeria: (answer: object) => void = () => undefined;
  server.on('GET get_states/161', () => new Promise((resolve) => (answerNigeria = resolve)));
  const { user } = setUp();
  await choose(user, 'Country', 'Nigeria');
  await waitFor(() => expect(server.requests('GET get_states/161')).toHaveLength(1));
  await user.selectOptions(list('Country'), 'Ghana');
  answerNigeria({ body: { data: [{ id: 25, name: 'Lagos' }] } });
  await waitFor(() => expect(options('State')).toContain('Ashanti'));
  expect(options('State')).not.toContain('Lagos');
});

it.each(['Ikeja', 'Lekki', 'Yaba'])('leads from %s to the checkout when signed in', async (city) => {
  session.signIn('t');
  const { user, address } = setUp();
  await chooseAll(user, city);
  const before = server.requests().length;
  await user.click(go());
  expect(address.current).toBe('/plan-checkout/4?quantity=5');
  expect(server.requests()).toHaveLength(before); // Continue makes no call
});

it('keeps the plan and leads a visitor to sign-in (P4.8)', async () => {
  const { user, address } = setUp();
  await chooseAll(user, 'Ikeja');
  await user.click(go());
  expect(localStorage.getItem('target_plan')).toMatch(/^\{"plan_id":"?4"?,"number":5\}$/);
  const { pathname, searchParams } = new URL(address.current, 'http://localhost');
  expect(pathname).toBe('/auth/sign-in');
  expect(searchParams.get('reason')).toBe('purchase');
});

it.each([
  ['to the checkout', true, '/plan-checkout/4?quantity=5&frequency=annual', null],
  ['past sign-in', false, '/auth/sign-in?reason=purchase', 'annual'],
])('takes the frequency along %s (R4.42)', async (_way, signedIn, expected, kept) => {
  if (signedIn) session.signIn('t');
  const { user, address } = setUp('annual');
  await chooseAll(user, 'Ikeja');
  await user.click(go());
  expect(address.current).toBe(expected);
  expect(localStorage.getItem('target_frequency')).toBe(kept);
});

it.each(['Epe', 'Badagry', 'Ikorodu'])('says Coming Soon for %s', async (city) => {
  const { user, address } = setUp();
  await chooseAll(user, city);
  await user.click(go());
  expect(screen.getByRole('heading', { name: 'Coming Soon' })).toHaveFocus();
  expect(
    screen.getByText(
      "We don't currently offer coverage in your location, but not to worry; we're expanding rapidly!",
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Pay-Per-Visit' })).toHaveAttribute('href', '/conditions');
  expect(address.current).toBe('/health-plans');
  expect(localStorage.getItem('target_plan')).toBeNull();
});

it('starts again with Enter another location', async () => {
  const { user } = setUp();
  await chooseAll(user, 'Epe');
  await user.click(go());
  await user.click(screen.getByRole('button', { name: 'Enter another location' }));
  expect(list('Country')).toHaveDisplayValue('Nigeria');
  expect(list('Country')).toHaveFocus();
  expect(list('State')).toHaveValue('');
  expect(list('City')).toBeDisabled();
  expect(go()).toHaveAttribute('aria-disabled', 'true');
  await chooseAll(user, 'Ikeja');
  expect(go()).not.toHaveAttribute('aria-disabled');
});

it('offers to try again for the list that failed', async () => {
  server.on('GET get_states/161', { status: 500 });
  const { user, container } = setUp();
  await choose(user, 'Country', 'Nigeria');
  expect(await screen.findByText('This list could not be loaded.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  server.data('GET get_states/161', [{ id: 25, name: 'Lagos' }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await choose(user, 'State', 'Lagos');
  expect(list('Country')).toHaveValue('161');
});

it('says so when a state has no cities', async () => {
  server.data('GET get_cities/26', null);
  const { user } = setUp();
  await choose(user, 'Country', 'Nigeria');
  await choose(user, 'State', 'Kano');
  expect(await screen.findByText('There is nothing to choose here yet.')).toBeVisible();
});
