import { axe } from '@ilera/testing/axe';
import type { FakeApi } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clinicApi, musa, openScreen } from '../testing/open-clinic';
import WaitlistPage from './waitlist.page';

const CALL = 'GET clinic/waitlist';
const CHANGE = 'PUT clinic/cities/22';
const TELL = 'POST clinic/waitlist/tell';
const rows = (told: number) => [
  { city: 'Ikeja', people: 3, told: 3 },
  { city: null, people: 12, told },
];

const places = (epe: boolean) => [
  { id: 21, name: 'Ikeja', available: true },
  { id: 22, name: 'Epe', available: epe },
];
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** What the API has of places; Ikeja is open, Epe perhaps. */
function setPlaces(server: FakeApi, epe: boolean) {
  server.data('GET get_cities/3', places(epe));
  server.data(
    'GET open_cities',
    places(epe).flatMap(({ available, ...city }) => (available ? [city] : [])),
  );
}

async function open(first = rows(2)) {
  const server = clinicApi(musa);
  server.data(CALL, first);
  server.data('GET get_countries', [{ id: 1, name: 'Nigeria' }]);
  server.data('GET get_states/1', [{ id: 3, name: 'Lagos' }]);
  setPlaces(server, false);
  const page = openScreen(WaitlistPage, '/clinic/waitlist');
  await screen.findByRole('heading', { level: 1 });
  return { server, ...page };
}

it('counts by city, and tells those who were not told', async () => {
  const { server, user, container } = await open();
  expect(await screen.findByRole('row', { name: /No city known.*12.*2/ })).toBeVisible();
  await screen.findByText('Ikeja', { selector: 'option' });
  await screen.findByText('Lagos', { selector: 'option' });
  expect(await axe(container)).toHaveNoViolations();
  expect(options('Whom')).toEqual(['No city known (10)']);
  await user.click(screen.getByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText('Choose a city.')).toBeVisible();
  expect(server.requests(TELL)).toHaveLength(0);
  expect(options('Open city')).toEqual(['Select open city', 'Ikeja']);
  await user.selectOptions(screen.getByLabelText('Open city'), 'Ikeja');
  server.data(TELL, rows(12));
  server.data(CALL, rows(12));
  await user.click(screen.getByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText(/Nobody gets it twice/)).toBeVisible();
  expect(server.requests(TELL)[0]?.body).toEqual({ city: null, open_city_id: 21 });
  expect(screen.queryByRole('button', { name: 'Send the mail' })).not.toBeInTheDocument();
});

it('opens a city for plans and closes it, after which the mail can name it or not', async () => {
  const { server, user, container } = await open();
  await screen.findByText('Lagos', { selector: 'option' });
  expect(screen.getByLabelText('City')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('State'), 'Lagos');
  await screen.findByText('Epe', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('City'), 'Epe');
  expect(screen.getByText('Plans are not sold in Epe.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  server.on(CHANGE, null);
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText(/could not reach the service/)).toBeVisible();
  server.data(CHANGE, null);
  setPlaces(server, true);
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText('Plans are sold in Epe.')).toBeVisible();
  await waitFor(() => expect(options('Open city')).toContain('Epe'));
  setPlaces(server, false);
  await user.click(screen.getByRole('button', { name: 'Close it' }));
  expect(await screen.findByText('Plans are not sold in Epe.')).toBeVisible();
  await waitFor(() => expect(options('Open city')).not.toContain('Epe'));
  expect(server.requests(CHANGE).map(({ body }) => body)).toEqual(
    [true, true, false].map((available) => ({ available })),
  );
});

it('takes back why one city was not opened when another one is chosen', async () => {
  const { server, user } = await open();
  await screen.findByText('Lagos', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('State'), 'Lagos');
  await screen.findByText('Epe', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('City'), 'Epe');
  server.on(CHANGE, null);
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(await screen.findByText(/could not reach the service/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('City'), 'Ikeja');
  expect(screen.queryByText(/could not reach the service/)).not.toBeInTheDocument();
});

it('takes back that the city is missing once it is chosen', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText('Choose a city.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Open city'), 'Ikeja');
  expect(screen.queryByText('Choose a city.')).not.toBeInTheDocument();
});

it('can load the states again', async () => {
  const server = clinicApi(musa);
  server.data(CALL, []);
  server.on('GET get_countries', { status: 404 });
  server.data('GET get_states/1', [{ id: 3, name: 'Lagos' }]);
  const { user } = openScreen(WaitlistPage, '/clinic/waitlist');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data('GET get_countries', [{ id: 1, name: 'Nigeria' }]);
  await user.click(again);
  expect(await screen.findByText('Lagos', { selector: 'option' })).toBeVisible();
});

it('saves the list as CSV', async () => {
  URL.createObjectURL = () => 'blob:waitlist';
  URL.revokeObjectURL = () => undefined;
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { server, user } = await open([]);
  expect(await screen.findByText('Nobody waits.')).toBeVisible();
  server.on('GET clinic/waitlist/csv', { body: new Blob(['a']) });
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(saved).toEqual(['waitlist.csv']);
});

it('says why nobody was told', async () => {
  const { server, user } = await open();
  await screen.findByText('Ikeja', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('Open city'), 'Ikeja');
  server.on(TELL, null);
  await user.click(screen.getByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText(/could not reach the service/)).toBeVisible();
});
