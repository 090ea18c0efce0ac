import { axe } from '@shared/testing/axe';
import { screen } from '@testing-library/react';
import { clinicApi, musa, openScreen } from '../testing/open-clinic';
import WaitlistPage from './waitlist.page';

const CALL = 'GET clinic/waitlist';
const TELL = 'POST clinic/waitlist/tell';
const rows = (told: number) => [
  { city: 'Ikeja', people: 3, told: 3 },
  { city: null, people: 12, told },
];

async function open(first = rows(2)) {
  const server = clinicApi(musa);
  server.data(CALL, first);
  const page = openScreen(WaitlistPage, '/clinic/waitlist');
  await screen.findByRole('heading', { level: 1 });
  return { server, ...page };
}

it('counts by city, and tells those who were not told', async () => {
  const { server, user, container } = await open();
  expect(await screen.findByRole('row', { name: /No city known.*12.*2/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['No city known (10)']);
  await user.click(screen.getByRole('button', { name: 'Send the mail' }));
  expect(screen.getByText('Say in which city.')).toBeVisible();
  expect(server.requests(TELL)).toHaveLength(0);
  await user.type(screen.getByLabelText('Open in'), 'Ikeja');
  server.data(TELL, rows(12));
  server.data(CALL, rows(12));
  await user.click(screen.getByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText(/Nobody gets it twice/)).toBeVisible();
  expect(server.requests(TELL)[0]?.body).toEqual({ city: null, open_city: 'Ikeja' });
  expect(screen.queryByRole('button', { name: 'Send the mail' })).not.toBeInTheDocument();
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
  jest.restoreAllMocks();
});

it('says why nobody was told', async () => {
  const { server, user } = await open();
  await user.type(await screen.findByLabelText('Open in'), 'Ikeja');
  server.on(TELL, null);
  await user.click(screen.getByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText(/could not reach the service/)).toBeVisible();
});
