import type { User } from '@ilera/contracts/api';
import { drafts, session, toasts } from '@ilera/runtime';
import { fakeApi, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { observer } from 'mobx-react-lite';
import { AddressForm } from './address-form';

const SAVE = 'PUT individual/profile';
let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
  server.data('GET get_countries', [
    { id: 161, name: 'Nigeria' },
    { id: 83, name: 'Ghana' },
  ]);
  server.data('GET get_states/161', [
    { id: 25, name: 'Lagos' },
    { id: 14, name: 'Enugu' },
  ]);
  server.data('GET get_states/83', [{ id: 90, name: 'Accra' }]);
  server.data('GET get_cities/25', [
    { id: 1, name: 'Ikeja' },
    { id: 2, name: 'Lekki' },
  ]);
  server.data('GET get_cities/14', [{ id: 3, name: 'Nsukka' }]);
  server.on(SAVE, { body: { status: 'success', data: null } });
  session.signIn('token');
});

const Subject = observer(() => session.user && <AddressForm user={session.user} />);
async function show(user: User = makeUser()) {
  session.setUser(user);
  server.data('GET individual/profile', user);
  const page = renderPage(<Subject />);
  await screen.findByText('Nigeria', { selector: 'option' });
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  return page;
}
const change = () => screen.queryByRole('button', { name: 'Change address' });
async function open(user: User = makeUser()) {
  const page = await show(user);
  const button = change();
  if (button) await page.user.click(button);
  return page;
}
it('shows the stored places', async () => {
  await open();
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Nigeria');
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Lagos');
  expect(screen.getByLabelText('City')).toHaveDisplayValue('Ikeja');
  expect(screen.getByLabelText('Street')).toHaveValue('12 Allen Avenue');
});

it('is read-only until it is to be changed, and after Cancel', async () => {
  const { user } = await show();
  const selects = () => ['Country', 'State', 'City'].map((label) => screen.getByLabelText(label));
  for (const select of selects()) expect(select).toBeDisabled();
  expect(screen.getByLabelText('Street')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Save address' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  for (const select of selects()) expect(select).toBeEnabled();
  expect(screen.getByLabelText('Country')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('State'), 'Enugu');
  await user.type(screen.getByLabelText('Street'), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(change()).toHaveFocus();
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveDisplayValue('Ikeja'));
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Lagos');
  expect(screen.getByLabelText('Street')).toHaveValue('12 Allen Avenue');
  expect(screen.getByLabelText('Street')).toHaveAttribute('readonly');
  expect(server.requests(SAVE)).toHaveLength(0);
});

it('is open at once where there is no address (A4.2)', async () => {
  await show(makeUser({ country_id: null, state_id: null, city: null, street: null }));
  expect(screen.getByLabelText('Country')).toBeEnabled();
  expect(change()).not.toBeInTheDocument();
});

it('keeps a stored city that the list does not name', async () => {
  await open(makeUser({ city: 'Badagry' }));
  expect(screen.getByLabelText('City')).toHaveDisplayValue('Badagry');
});

it('asks for no states before a country is chosen', async () => {
  await open(makeUser({ country_id: null, state_id: null, city: null }));
  expect(server.requests('GET get_states/:id')).toHaveLength(0);
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Choose a country first');
  expect(screen.getByLabelText('City')).toHaveDisplayValue('Choose a state first');
});

it('loads the states of a country, then the cities of a state, and sends the city by name (A4.3)', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Country'), 'Ghana');
  expect(screen.getByLabelText('State')).toHaveValue('');
  expect(screen.getByLabelText('City')).toHaveValue('');
  await screen.findByText('Accra', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('Country'), 'Nigeria');
  await screen.findByText('Enugu', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('State'), 'Enugu');
  await screen.findByText('Nsukka', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('City'), 'Nsukka');
  await user.clear(screen.getByLabelText('Street'));
  await user.type(screen.getByLabelText('Street'), ' 1 Hill Road ');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() =>
    expect(toasts.current).toMatchObject({ type: 'success', message: 'Address update successfully' }),
  );
  expect(server.requests(SAVE).map(({ body }) => body)).toEqual([
    { country_id: 161, state_id: 14, city: 'Nsukka', street: '1 Hill Road' },
  ]);
  expect(session.user).toMatchObject({ state_id: 14, city: 'Nsukka' });
  expect(screen.getByLabelText('City')).toHaveDisplayValue('Nsukka');
  expect(screen.getByLabelText('City')).toBeDisabled();
  expect(change()).toHaveFocus();
});

it('says under each field what is missing', async () => {
  const { user } = await open(makeUser({ country_id: null, state_id: null, city: null, street: null }));
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  for (const [label, message] of [
    ['Country', 'Your country is required'],
    ['State', 'Your state is required'],
    ['City', 'Your city is required'],
    ['Street', 'Your street is required'],
  ] as const) {
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  }
  expect(server.requests(SAVE)).toHaveLength(0);
});

it('shows server errors under their fields, and messages without fields as a notice', async () => {
  const { user } = await open();
  server.on(SAVE, { status: 422, body: { errors: { street: ['Too long'] } } });
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Too long')).toBeVisible();
  server.on(SAVE, { status: 400, body: { message: 'Not now' } });
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
});

it('offers to try again when a list cannot be loaded', async () => {
  session.setUser(makeUser());
  server.on('GET get_states/161', { status: 500 });
  const { user, container } = renderPage(<Subject />);
  expect(await screen.findByText('This list could not be loaded.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  server.data('GET get_states/161', [{ id: 25, name: 'Lagos' }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Lagos', { selector: 'option' })).toBeInTheDocument();
});

it('never shows the states of a country that was left again', async () => {
  const { user } = await open();
  let late: (value: object) => void = () => {};
  server.on('GET get_states/83', () => new Promise((resolve) => (late = resolve)));
  await user.selectOptions(screen.getByLabelText('Country'), 'Ghana');
  await waitFor(() => expect(server.requests('GET get_states/83')).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('Country'), 'Nigeria');
  await screen.findByText('Lagos', { selector: 'option' });
  await act(async () => late({ body: { data: [{ id: 90, name: 'Accra' }] } }));
  expect(screen.queryByRole('option', { name: 'Accra' })).not.toBeInTheDocument();
});

it('gives back what was typed when the session ended in the middle', async () => {
  const { user, unmount } = await open();
  await user.selectOptions(screen.getByLabelText('State'), 'Enugu');
  await user.clear(screen.getByLabelText('Street'));
  await user.type(screen.getByLabelText('Street'), '4 Okpara Avenue');
  act(() => session.expire('token'));
  unmount();
  session.signIn('new token');
  await open();
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Enugu');
  expect(screen.getByLabelText('Street')).toHaveValue('4 Okpara Avenue');
});

it('restores no state of the earlier country when a draft changed the country', async () => {
  const first = await open();
  await first.user.selectOptions(screen.getByLabelText('Country'), 'Ghana');
  first.unmount();
  const { user } = await open();
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Ghana');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Your state is required')).toBeVisible();
  expect(server.requests(SAVE)).toHaveLength(0);
});

it('gives the focus to the button that opens it again, also where it was open at once', async () => {
  const { user } = await show(makeUser({ country_id: null, state_id: null, city: null, street: null }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(change()).toHaveFocus();
});

it('gives the focus to its first field where a draft is given up', async () => {
  session.setUser(makeUser());
  drafts.write('address', { street: 'Elsewhere' });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Country')).toHaveFocus();
});
