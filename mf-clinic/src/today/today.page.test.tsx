import { axe } from '@ilera/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeEvents } from '../testing/fake-events';
import { clinicApi, inMinutes, kemi, makeRow, nneka, openScreen, ugo } from '../testing/open-clinic';
import TodayPage from './today.page';

const late = makeRow({
  reference: 'APT-LATE',
  person: 'Late L.',
  scheduled_at: inMinutes(-12),
  waits: 'overdue',
  doctor: { id: 9, name: 'Dr Yusuf Garba' },
});
const free = makeRow({
  reference: 'APT-FREE',
  person: 'Free F.',
  condition: null,
  method: 'message',
  waits: 'unassigned',
  doctor: null,
  care_manager: null,
});
const calm = makeRow({ reference: 'APT-CALM', person: 'Calm C.', state: 'finished' });

async function open(at = '/clinic', rows = [late, free, calm]) {
  const server = clinicApi(nneka);
  server.data('GET clinic/visits', rows);
  const page = openScreen(TodayPage, at);
  await screen.findByRole('heading', { level: 1, name: 'Visits' });
  await waitFor(() => expect(screen.queryByText('Loading the visits')).not.toBeInTheDocument());
  return { server, ...page };
}

const names = () => screen.getAllByRole('link', { name: /[LFC]\./ }).map(({ textContent }) => textContent);

it('lists what waits first, with time, condition, person, method, who cares, and how long until', async () => {
  const { container } = await open();
  const waiting = screen.getByRole('region', { name: 'What waits' });
  expect(within(waiting).getAllByRole('listitem')).toHaveLength(2);
  const [first, second] = within(waiting).getAllByRole('link');
  expect(first).toHaveTextContent(/12 min ago.*Malaria.*Late L\..*Video.*Doctor: Dr Yusuf Garba.*Overdue/);
  expect(first).toHaveAttribute('href', '/clinic/visits/APT-LATE');
  expect(second).toHaveTextContent(
    /in 2 h 30 min.*In their own words.*Free F\..*Message.*Doctor: Nobody.*Care: Nobody.*Unassigned/,
  );
  const others = screen.getByRole('region', { name: 'By time' });
  expect(within(others).getByRole('link')).toHaveTextContent(/Calm C\..*Finished/);
  expect(screen.getByRole('status')).toHaveTextContent('3 visits');
  expect(await axe(container)).toHaveNoViolations();
});

it('says of a visit that nobody took that it is so (R4.98)', async () => {
  const alone = makeRow({
    reference: 'APT-ALONE',
    person: 'Late L.',
    waits: 'untaken',
    scheduled_at: inMinutes(20),
  });
  const { user } = await open('/clinic', [alone, free]);
  expect(screen.getAllByRole('link', { name: /[LFC]\./ })[0]).toHaveTextContent(/in 20 min.*Nobody took it/);
  await user.click(screen.getByRole('button', { name: 'Nobody took it 1' }));
  expect(screen.getAllByRole('link', { name: /[LFC]\./ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Unassigned 2' })).toBeVisible();
});

it('asks for the day, method and person in the address, and writes what is chosen there', async () => {
  const { server, user, address } = await open('/clinic?day=2026-12-05&method=video');
  expect(server.requests('GET clinic/visits')[0]?.query).toEqual({ day: '2026-12-05', method: 'video' });
  await user.selectOptions(screen.getByLabelText('Doctor or care manager'), kemi.name);
  await waitFor(() => expect(address.current).toBe('/clinic?day=2026-12-05&method=video&staff=1'));
  await user.click(screen.getByRole('button', { name: 'The day after' }));
  await waitFor(() => expect(address.current).toBe('/clinic?day=2026-12-06&method=video&staff=1'));
  await waitFor(() =>
    expect(server.requests('GET clinic/visits').at(-1)?.query).toEqual({
      day: '2026-12-06',
      method: 'video',
      staff: '1',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(address.current).toBe('/clinic?method=video&staff=1'));
});

it('shows only mine, counted beside each choice', async () => {
  const { user, address } = await open();
  expect(screen.getByRole('button', { name: 'Overdue 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mine 1' }));
  expect(address.current).toBe('/clinic?show=mine');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.queryByText('Free F.')).not.toBeInTheDocument();
});

it('shows a new booking without a reload, and keeps the rows while it reads', async () => {
  const { server } = await open('/clinic', [calm]);
  server.data('GET clinic/visits', [free, calm]);
  act(() => FakeEvents.send('visit', { reference: 'APT-FREE' }));
  expect(screen.getByText('Calm C.')).toBeVisible();
  expect(await screen.findByText('Free F.')).toBeVisible();
});

it('says that bookings do not arrive while the stream is broken, and reads again when it is back', async () => {
  const { server } = await open('/clinic', [calm]);
  act(() => FakeEvents.send('error'));
  expect(screen.getByText(/do not arrive by themselves/)).toBeVisible();
  server.data('GET clinic/visits', [free, calm]);
  act(() => FakeEvents.send('open'));
  expect(await screen.findByText('Free F.')).toBeVisible();
  expect(screen.queryByText(/do not arrive by themselves/)).not.toBeInTheDocument();
});

it('keeps the rows when a later read fails, and can try the first one again', async () => {
  const { server, user } = await open('/clinic', [calm]);
  server.on('GET clinic/visits', { status: 500, body: {} });
  act(() => FakeEvents.send('visit', { reference: 'x' }));
  await waitFor(() => expect(server.requests('GET clinic/visits')).toHaveLength(2));
  expect(screen.getByText('Calm C.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'The day after' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  // Nobody knows how many there are.
  expect(screen.getByRole('button', { name: 'All' })).toBeVisible();
  server.data('GET clinic/visits', [free]);
  await user.click(again);
  expect(await screen.findByText('Free F.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All 1' })).toBeVisible();
});

it('reads again when the stream begins, because a booking may have come before', async () => {
  const { server } = await open('/clinic', [calm]);
  server.data('GET clinic/visits', [free, calm]);
  act(() => FakeEvents.send('open'));
  expect(await screen.findByText('Free F.')).toBeVisible();
});

it('says on which day a visit was that still waits, and that it is not finished', async () => {
  const scheduled_at = '2026-03-14T08:30:00.000Z';
  const begun = makeRow({ person: 'Left L.', state: 'started', waits: 'unfinished', scheduled_at });
  // In some hours it may be tomorrow.
  await open('/clinic', [begun, { ...calm, scheduled_at: inMinutes(0) }]);
  expect(within(screen.getByRole('region', { name: 'What waits' })).getByRole('link')).toHaveTextContent(
    /14.* March.*9:30.*Left L\..*Not finished/,
  );
  expect(screen.getByRole('link', { name: /Calm C\./ })).not.toHaveTextContent(/20\d\d/);
});

it('closes the stream with the page', async () => {
  const { unmount } = await open();
  expect(FakeEvents.open).toHaveLength(1);
  unmount();
  expect(FakeEvents.open).toHaveLength(0);
});

it('requests no visits for a role without them, and leads the person to their own screen', async () => {
  const server = clinicApi(ugo);
  const { address } = openScreen(TodayPage, '/clinic');
  expect(await screen.findByText('Your role does not open this page.')).toBeVisible();
  await waitFor(() => expect(address.current).toBe('/clinic/claims'));
  expect(server.requests('GET clinic/visits')).toHaveLength(0);
});

it('does not select Anybody while the names of the staff are missing', async () => {
  const server = clinicApi(nneka);
  server.on('GET clinic/staff', { status: 500 });
  server.data('GET clinic/visits', [late]);
  openScreen(TodayPage, '/clinic?staff=2');
  await screen.findByRole('link', { name: /L\./ });
  expect(screen.getByRole('combobox', { name: 'Doctor or care manager' })).not.toHaveDisplayValue('Anybody');
});
